// The worker of backups: it knows every kind, and hands them to the storage's own code.
import { answering } from '@/platform/worker/answering.ts'
import { kinds } from './kinds.ts'
import { answerJob } from './storage/backup/answerJob.ts'
import { loadKinds, useKinds } from './storage/kindList.ts'

useKinds(kinds)
await loadKinds() // before it says that it is there: fetching is not reading
answering<Parameters<typeof answerJob>[0]>(answerJob)
