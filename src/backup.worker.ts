// The worker that reads backups: it knows every kind, and hands them to the storage's reader.
import { answering } from '@/platform/worker/answering.ts'
import { kinds } from './kinds.ts'
import { readFile } from './storage/backup/readFile.ts'
import { loadKinds, useKinds } from './storage/kindList.ts'

useKinds(kinds)
await loadKinds() // before it says that it is there: fetching is not reading
answering(readFile)
