// A sheet that is not taken says which one it is and what to do.
import { beforeAll, expect, it } from 'vitest'
import { deluge } from '@/games/deluge/rules/index.ts'
import { refusalWords } from '@/games/deluge/screens/post/refusalWords.ts'
import { enterDeluge } from '@/games/deluge/screens/words/screenWords.ts'
import { Scene } from '@tests/support/delugeScene.ts'

beforeAll(async () => {
  await enterDeluge()
})

it.each([
  ['seat', 'crimea', 'sweden', /Crim/u],
  ['turn', '3', '4', /turn 3.*turn 4/u],
  ['phase', 'diplomacy', 'movement', /Diplomacy.*Movement/u],
  ['view', 'a', 'b', /older view/u],
  ['game', 'gloria-mundi', 'the-deluge', /another campaign/u],
  ['campaign', 'a', 'b', /another campaign/u],
  ['rulesVersion', '1', '2', /another version/u],
] as const)('a sheet with another %s', (code, given, wanted, words) => {
  const scene = new Scene({}, { kind: 'sheets', phase: 'movement', of: null })
  const view = deluge.seen(scene.state, 'umpire')
  const said = refusalWords(view, { why: 'sheet', problem: { code, given, wanted } })
  expect(said).toMatch(words)
  // The cause, then what to do.
  expect(said.split(/[.;] /u).length).toBeGreaterThan(1)
})
