// What the screens of Gloria Mundi are made of: the first game with its hints, and corrections from forms to the rules.
import { beforeEach, describe, expect, it } from 'vitest'
import { asks } from '@/core/asks.ts'
import { table } from '@/core/game.ts'
import { houseRuleKeys, gloria, settledRules } from '@/games/gloria/rules/index.ts'
import type { CorrectValues } from '@/games/campaign/screens/umpire/correctForm.ts'
import { shownValue } from '@/games/campaign/screens/umpire/correctForm.ts'
import type { Figure } from '@/games/gloria/screens/correct/corrections.ts'
import { forms } from '@/games/gloria/screens/correct/corrections.ts'
import { firstScenario, hintFor } from '@/games/gloria/screens/guide/hints.ts'
import { countChanged, firstDraft, setupOf, withScale } from '@/games/gloria/screens/start/draft.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { gloriaOf, playGloria } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

const { correctionFrom, fieldsOf, figuresFor } = forms

// Cases are made from the words, before any hook runs.
await enterGloria()

describe('the first game', () => {
  const draft = withScale(firstDraft, firstScenario)

  it('is four kings and three rounds of the basic rules, and the rules read it', () => {
    const setup = valueOf(gloria.readSetup(setupOf(draft)))
    expect(setup.scenario).toBe('first')
    expect(setup.seats).toHaveLength(4)
    expect([setup.houseRules.rounds, setup.houseRules.scale]).toEqual([3, 'basic'])
    expect(countChanged(draft)).toBe(0)
  })

  it('is left for a whole campaign with the usual rounds', () => {
    const whole = withScale(draft, 'advanced')
    expect(setupOf(whole).scenario).toBe('advanced')
    expect([whole.houseRules.rounds, whole.houseRules.scale]).toEqual([12, 'advanced'])
  })

  it('has a hint for every step that is asked in its first round, other ones later, and an end', () => {
    const setup = setupOf(draft)
    const hints = new Map<number, Set<string>>()
    const silent = new Set<string>()
    playGloria(setup, 3, ({ state }) => {
      for (const { seat } of asks(gloria, setup, state)) {
        const view = gloria.seen(state, seat)
        const hint = hintFor(view)
        const { round, step } = view.world
        if (hint !== null) hints.set(round, (hints.get(round) ?? new Set<string>()).add(hint))
        else if (round === 1) silent.add(step)
      }
    })
    expect([...silent]).toEqual([])
    expect([...hints.keys()].sort()).toEqual([1, 2, 3])
    expect([...(hints.get(3) ?? [])].some((hint) => hint.includes('last round'))).toBe(true)
  })

  it('keeps its hints to itself', () => {
    const opened = valueOf(gloria.open(gloriaOf({ seats: 4 })))
    expect(hintFor(gloria.seen(opened, table))).toBeNull()
  })
})

describe('corrections', () => {
  const state = valueOf(gloria.open(gloriaOf({ seats: 4 })))
  const view = gloria.seen(state, table)
  let values: CorrectValues = {}
  const shown = (figure: Figure): CorrectValues =>
    Object.fromEntries(
      fieldsOf(view, figure, values).map((field) => [field.id, shownValue(values, field)]),
    )
  beforeEach(() => {
    values = {}
  })

  it.each(figuresFor(view).filter((figure) => figure !== 'money'))(
    'an untouched form for %s is one the rules read',
    (figure) => {
      expect(gloria.readCorrection(correctionFrom(view, figure, shown(figure))).ok).toBe(true)
    },
  )

  it('offers nothing of fleets, posts and allies where the scale has none', () => {
    expect(figuresFor(view)).toEqual([
      'money',
      'owner',
      'sacked',
      'unit',
      'newUnit',
      'noUnit',
      'did',
      'turn',
      'seats',
      'houseRule',
    ])
  })

  it('gives and takes money, with any minus', () => {
    for (const [typed, amount] of [
      ['50', 50],
      ['−50', -50],
      ['-7', -7],
    ] as const)
      expect(
        valueOf(
          gloria.readCorrection(correctionFrom(view, 'money', { player: 'orlon', amount: typed })),
        ),
      ).toEqual({ figure: 'money', player: 'orlon', amount })
    expect(gloria.readCorrection(correctionFrom(view, 'money', { amount: 'a lot' })).ok).toBe(false)
  })

  it('shows of a unit what it is, so that an untouched form changes nothing', () => {
    const unit = state.world.units[2]
    values = { unit: unit?.id ?? '' }
    expect(correctionFrom(view, 'unit', shown('unit'))).toEqual({
      figure: 'unit',
      unit: unit?.id,
      kind: unit?.kind,
      owner: unit?.owner,
      at: unit?.at,
    })
  })

  it('offers the house rules that a campaign under way can change, the one in force first', () => {
    const keys = fieldsOf(view, 'houseRule', {})[0]?.options?.map(({ value }) => value)
    expect(keys).toEqual(houseRuleKeys.filter((key) => !settledRules.includes(key)))
    values = { key: 'rounds' }
    expect(correctionFrom(view, 'houseRule', shown('houseRule'))).toEqual({
      figure: 'houseRule',
      key: 'rounds',
      value: 12,
    })
  })

  it('is taken from all together where no umpire sits', () => {
    const correction = valueOf(
      gloria.readCorrection({ figure: 'sacked', area: '46', sacked: true }),
    )
    const step = gloria.answer(state, { kind: 'overrule', correction, reason: 'so agreed' }, table)
    expect(valueOf(step).state.world.areas['46']?.sacked).toBe(true)
  })
})
