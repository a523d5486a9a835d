// Golden battles: played by hand once, told turn by turn, kept as records that every later version must still read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerIn, begin } from '@/core/record/play.ts'
import { logOf, recordOf } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import { printRecord } from '@/core/record/text.ts'
import { replayText } from '@/cli/replay/replayText.ts'
import { battle, type BattleEvent } from '@/games/eagles/rules/index.ts'
import { Table } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'
import { standingOf } from '@tests/support/standing.ts'
import { playBroken } from './broken.ts'
import { playHonours } from './honours.ts'
import { playSecondThoughts } from './secondThoughts.ts'
import { playThinLine } from './thinLine.ts'

const games = { thinLine: playThinLine, broken: playBroken, honours: playHonours }

/** How both sides stood when each turn was over: [side A, side B]. */
const standings = (played: Table): readonly (readonly [string, string])[] => {
  const table = new Table(played.setup)
  const turns: (readonly [string, string])[] = []
  for (const answer of played.answers) {
    table.give(answer)
    if (table.events.some(({ kind }) => kind === 'turnEnded'))
      turns.push([standingOf(table.state, 'a'), standingOf(table.state, 'b')])
  }
  return turns
}

/** What happened in a turn, of the kinds named: "broke 5", "gone 7". */
const happened = (played: Table, turn: number, kinds: readonly BattleEvent['kind'][]) => {
  const from = played.story.findIndex((event) => event.kind === 'turnBegan' && event.turn === turn)
  const to = played.story.findIndex((event) => event.kind === 'turnEnded' && event.turn === turn)
  return played.story
    .slice(from, to)
    .filter(({ kind }) => kinds.includes(kind))
    .map((event) => ('battalion' in event ? `${event.kind} ${event.battalion}` : event.kind))
}

describe('the thin line: eight turns with the sample armies', () => {
  const played = playThinLine()

  it('stands like this after each turn', () => {
    expect(standings(played)).toEqual([
      ['36+ 36 40 28 20', '24 24 32+ 32'],
      ['36+ 35 40 26~s 20', '19b 14~s 32+ 32'],
      ['36+ *30e 40 26 20', '19~s 14 31+ 29~e'],
      ['36+ *28~s 40 26 20', '19 14 31+b 23b'],
      ['36+ *28~ 40 26 20', '19 14 ranOff 23b'],
      ['36+ *28~ 40 26 20', '19 14 ranOff ranOff'],
      ['36+ *28~ 40 26 20', '19 14 ranOff ranOff'],
      ['36+ *28~ 40 26 20', '19 14 ranOff ranOff'],
    ])
  })

  const turning = [
    'contact',
    'followedUp',
    'fightEnded',
    'broke',
    'rallied',
    'ran',
    'gone',
  ] as const

  it.each([
    [1, []],
    [2, ['contact', 'fightEnded', 'broke 5', 'ran 5']],
    [3, ['contact', 'followedUp 8', 'rallied 5']],
    [4, ['broke 8', 'fightEnded', 'ran 8', 'broke 7', 'ran 7']],
    [5, ['ran 7', 'gone 7', 'ran 8']],
    [6, ['ran 8', 'gone 8']],
    [7, []],
    [8, []],
  ] as const)('turn %i turns on %j', (turn, events) => {
    expect(happened(played, turn, turning)).toEqual(events)
  })

  it('is won by the British, five unbroken battalions to two', () => {
    expect(played.state.result).toEqual({
      winner: 'a',
      by: 'unbroken',
      unbroken: { a: 5, b: 2 },
      casualties: { a: 12, b: 17 },
    })
  })

  it('costs the British a sergeant and a drummer, the French a drummer, a sergeant and an officer', () => {
    const fallen = played.story.flatMap((event) =>
      event.kind === 'casualties' ? event.people.map((one) => `${event.battalion} ${one}`) : [],
    )
    expect(fallen).toEqual(['5 drummer', '6 sergeant', '1 sergeant', '8 officer', '1 drummer'])
  })
})

describe('broken: the Guards end it in two turns', () => {
  const played = playBroken()

  it('stands like this after each turn', () => {
    expect(standings(played)).toEqual([
      ['24 19', '17b 24'],
      ['24 16~s', 'ranOff 18b'],
    ])
  })

  it('ends early, for one side has no unbroken battalion left', () => {
    expect(happened(played, 1, ['broke', 'ran', 'gone'])).toEqual(['broke 2', 'ran 2'])
    expect(happened(played, 2, ['broke', 'ran', 'gone'])).toEqual([
      'broke 3',
      'ran 3',
      'ran 2',
      'gone 2',
    ])
    expect(played.state).toMatchObject({ turn: 2, result: { winner: 'a', by: 'unbroken' } })
  })
})

describe('honours even: three turns by house rules', () => {
  const played = playHonours()

  it('stands like this after each turn', () => {
    expect(standings(played)).toEqual([
      ['22+ 20', '27 20'],
      ['22+ 20', '27 19'],
      ['22+ 20', '27 19'],
    ])
  })

  it('is a draw: two battalions each, two casualties each', () => {
    expect(played.state.result).toEqual({
      winner: 'draw',
      by: 'equal',
      unbroken: { a: 2, b: 2 },
      casualties: { a: 2, b: 2 },
    })
  })
})

describe.each(Object.entries(games))('the record of %s', (name, play) => {
  const played = play()
  const file = join('tests/games', `${name}.json`)

  it('is what these answers give', async () => {
    let kept = valueOf(begin(battle, played.setup))
    for (const answer of played.answers) kept = valueOf(answerIn(battle, kept, answer))
    await expect(printRecord(recordOf(kept))).toMatchFileSnapshot(`./${name}.json`)
  })

  it('replays without a fault to the same end', () => {
    const resumed = resume(battle, JSON.parse(readFileSync(file, 'utf8')))
    expect(resumed.problem).toBeNull()
    expect(resumed.play?.now.state).toEqual(played.state)
  })
})

describe('second thoughts: two turns with pencil and rubber', () => {
  const play = playSecondThoughts()
  const file = join('tests/games', 'secondThoughts.json')

  it('is won by the French, who lost one to six', () => {
    expect(standingOf(play.now.state, 'a')).toBe('24 19')
    expect(standingOf(play.now.state, 'b')).toBe('18 20')
    expect(play.now.state).toMatchObject({
      turn: 2,
      result: { winner: 'a', by: 'casualties', casualties: { a: 1, b: 6 } },
    })
  })

  it('keeps what was taken back, and every word of why figures were corrected', () => {
    const lines = logOf(play)
    expect(lines.filter(({ line }) => line.entry.kind === 'retract')).toHaveLength(9)
    const reasons = lines.flatMap(({ line }) =>
      line.events.flatMap((event) => (event.kind === 'overruled' ? [event.reason] : [])),
    )
    expect(reasons).toEqual([
      'two more of the fallen had not been taken off',
      'a wall was in the way, nobody had seen it',
    ])
  })

  it('is the record in the file, which replays without a fault to the same end', async () => {
    await expect(printRecord(recordOf(play))).toMatchFileSnapshot('./secondThoughts.json')
    const again = replayText(readFileSync(file, 'utf8'))
    expect(again.problem).toBeNull()
    expect(again.play?.now.state).toEqual(play.now.state)
  })
})
