// The worker's side of the computer: one question in, one thought out.
import { answering } from '@/platform/worker/answering.ts'
import { thinkAsked } from './thinkAsked.ts'

answering(thinkAsked)
