// The words beside the figures of a ledger, against the figures themselves, in battles played by chance.
import { expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  explainBattle,
  openQuestion,
  type BattleFigure,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { rowsOf } from '@/games/eagles/telling/figures.ts'
import { battleOf, Table } from '@tests/support/battle.ts'
import { likelyAnswer, randomSetup } from '@tests/support/randomBattle.ts'

/** "2¼" and "2.25" as numbers. */
function numberIn(text: string): number {
  const [, sign, whole = '', part = ''] = /^([+−]?)([\d.,]*)([⅛¼⅜½⅝¾⅞]?)$/.exec(text) ?? []
  if (sign === undefined) throw new Error(`no number: ${text}`)
  const eighths = part === '' ? 0 : '⅛¼⅜½⅝¾⅞'.indexOf(part) + 1
  const size = Number(whole === '' ? 0 : whole.replace(',', '.')) + eighths / 8
  return sign === '−' ? -size : size
}

const said = {
  en: {
    words: battleEn,
    up: /^Rounded up, as always for a screen$/,
    half: /^Rounded (once|at this step), half up$/,
    once: /once/,
    part: /: (half|a quarter|all) of ([\d.,]*[⅛¼⅜½⅝¾⅞]?)$/,
    parts: { half: 0.5, 'a quarter': 0.25, all: 1 },
  },
  de: {
    words: battleDe,
    up: /^Aufgerundet, wie stets bei Plänklern$/,
    half: /^(Einmal|Bei diesem Schritt) gerundet, ½ nach oben$/,
    once: /^Einmal/,
    part: /: (die Hälfte|ein Viertel|alle) von ([\d.,]*[⅛¼⅜½⅝¾⅞]?)$/,
    parts: { 'die Hälfte': 0.5, 'ein Viertel': 0.25, alle: 1 },
  },
} as const

const countOf = ({ steps }: BattleFigure): number =>
  steps.filter(({ effect }) => effect === 'roundHalfUp' || effect === 'roundUp').length

/** Goes through the rows as a doubting player would; returns how many roundings it met. */
function check(figure: BattleFigure, language: 'en' | 'de', isScreen: boolean): number {
  const { words, up, half, once, part, parts } = said[language]
  const rows = rowsOf(figure, { words, decimal: language === 'en' ? '.' : ',' })
  const told = rows.map((row) => `${row.label} | ${row.figure}`).join('\n')
  let sum = 0
  let roundings = 0
  for (const [n, row] of rows.entries()) {
    const now = numberIn(row.figure)
    if (up.test(row.label)) {
      expect(Math.ceil(sum), told).toBe(now)
      expect(isScreen, told).toBe(true)
      roundings += 1
    } else if (half.test(row.label)) {
      expect(Math.floor(sum + 0.5), told).toBe(now)
      expect(isScreen, told).toBe(false)
      expect(once.test(row.label), told).toBe(countOf(figure) === 1)
      roundings += 1
    }
    const [, share, of = ''] = part.exec(row.label) ?? []
    if (share !== undefined) {
      expect(numberIn(of), told).toBe(sum)
      const [, times = NaN] = Object.entries(parts).find(([name]) => name === share) ?? []
      expect(now, told).toBe(sum * times)
    }
    const isAdded = /^[+−]/.test(row.figure) && n > 0 && row.kind !== 'sum'
    sum = isAdded ? sum + now : now
  }
  if (rows.length > 0) expect(sum, told).toBe(figure.total)
  return roundings
}

const firesAsScreen = (state: BattleState): boolean => {
  const about = openQuestion(state)?.about
  if (about === undefined) return false
  if (about.at === 'shoot.facts') return about.from === 'screen'
  return 'volley' in about && about.volley.from === 'screen'
}

test('GEN-03, SKIRM-02: the word of every rounding, and of every part taken, fits its figure', () => {
  const met = { screen: 0, body: 0 }
  for (let seed = 1; seed <= 25; seed += 1) {
    const roll = seededDice(seed)
    const table = new Table(randomSetup(roll))
    for (let answers = 0; answers < 400 && openQuestion(table.state) !== null; answers += 1) {
      const isScreen = firesAsScreen(table.state)
      for (const figure of explainBattle(table.state)?.figures ?? [])
        for (const language of ['en', 'de'] as const)
          met[isScreen ? 'screen' : 'body'] += check(figure, language, isScreen)
      table.give(likelyAnswer(table.prompt, roll))
    }
  }
  expect(met.screen).toBeGreaterThan(20)
  expect(met.body).toBeGreaterThan(100)
})

test('SKIRM-02: eighteen riflemen at 20 in throw 3 dice, a quarter of 11 rounded up', () => {
  const table = battleOf(['veteran 24 light rifles screen 18'], ['drilled 36 column'], {
    nations: { a: 'british', b: 'french' },
  })
    .activate(0, 'shoot')
    .choose('battalion:1')
    .say({ distance: 20 })
  const [figure] = explainBattle(table.state)?.figures ?? []
  if (figure === undefined) throw new Error('no volley is thrown')
  const labels = rowsOf(figure, { words: battleEn, decimal: '.' }).map(({ label }) => label)
  expect(labels).toContain('Rounded up, as always for a screen')
  expect(labels.join(' ')).not.toMatch(/half up/)
})
