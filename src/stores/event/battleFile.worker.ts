// The worker's side of reading the file of a battle: one file in, its outcome out.
import { recordOutcome } from '@/rules/eagles/index.ts'
import type { BattleFileAsk, BattleFileSays } from './battleFileTalk.ts'

const say = (what: BattleFileSays): void => self.postMessage(what)

async function read({ file, first, second }: BattleFileAsk): Promise<BattleFileSays> {
  return recordOutcome(await file.text(), first, second)
}

self.onmessage = ({ data }: MessageEvent<BattleFileAsk>) =>
  void read(data).then(say, () => say(null))
say('ready')
