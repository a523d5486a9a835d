// Hands the kinds of the app to the storage, as the start of the app does.
import { kinds } from '@/kinds.ts'
import { loadKinds, useKinds } from '@/storage/kindList.ts'

useKinds(kinds)
await loadKinds()
