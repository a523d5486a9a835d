// The worker's side of reading foreign text and files: one in, one answer out.
import { answering } from '@/platform/worker/answering.ts'
import { readAnything } from './readAnything.ts'

answering(readAnything)
