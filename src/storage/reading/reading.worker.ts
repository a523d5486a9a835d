// The worker's side of reading foreign text: one text in, one answer out.
import { answering } from '@/platform/worker/answering.ts'
import { readOutside } from './readOutside.ts'

answering(readOutside)
