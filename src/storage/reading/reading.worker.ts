// The worker's side of reading foreign text: one text in, one answer out.
import type { WorkerSays } from './readInWorker.ts'
import { readOutside } from './readOutside.ts'

const say = (what: WorkerSays): void => self.postMessage(what)

self.onmessage = ({ data }: MessageEvent<string>) => say(readOutside(data))
say('ready')
