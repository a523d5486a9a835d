// The worker's side of reading foreign text: one text in, one answer out.
import { readOutside } from './readOutside.ts'

self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(readOutside(data))
}
