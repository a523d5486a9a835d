// Recorded games: the same answers lead where they led, are told the same and show every seat the same. Whoever changes
// that on purpose raises `rulesVersion` where a stored game would go another way, and records anew
// (`npx vitest run --project unit recorded -u`).
import { expect, it } from 'vitest'
import { progress } from '@/games/progress/rules/index.ts'
import { GameTrace } from '@tests/support/gameTrace.ts'
import { gamesOf } from './randomGames.ts'

it('leads random games of all scenarios and house rules where it led them before', async () => {
  const traces: string[] = []
  for (const { setup, steps } of gamesOf(16)) {
    const trace = new GameTrace(progress, setup, `game ${traces.length + 1}, answer`)
    let end = null
    for (const { after, events } of steps) {
      trace.watch({ state: after, events })
      end = after
    }
    if (end !== null) traces.push(trace.end(end))
  }
  const recorded = [`rules version ${progress.rulesVersion}`, ...traces, ''].join('\n')
  await expect(recorded).toMatchFileSnapshot('./recorded.txt')
}, 120_000)
