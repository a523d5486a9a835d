// Every figure of a campaign by its table: what a form of it sends is decoded, and set so or refused in words (CC-OVR).
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import type { Refusal } from '@/core/conversation.ts'
import type { Result } from '@/core/result.ts'
import type { Figures } from '@/games/campaign/rules/index.ts'
import {
  changesIn,
  shownValue,
  type CorrectionForms,
  type CorrectValues,
} from '@/games/campaign/screens/umpire/correctForm.ts'
import { corrections as delugeFigures, deluge } from '@/games/deluge/rules/index.ts'
import { forms as delugeForms } from '@/games/deluge/screens/umpire/corrections.ts'
import {
  enterDeluge,
  screenWords as delugeWords,
} from '@/games/deluge/screens/words/screenWords.ts'
import { corrections as gloriaFigures, gloria } from '@/games/gloria/rules/index.ts'
import { forms as gloriaForms } from '@/games/gloria/screens/correct/corrections.ts'
import {
  enterGloria,
  screenWords as gloriaWords,
} from '@/games/gloria/screens/words/screenWords.ts'
import { Scene, unitsOf } from '@tests/support/delugeScene.ts'
import { GloriaScene } from '@tests/support/gloria.ts'
import { unit } from '@tests/support/gloriaSketch.ts'

interface Campaign<View, Name extends string> {
  readonly forms: CorrectionForms<View, Name>
  readonly figures: Figures
  readonly choices: readonly string[]
  readonly view: View
  readonly labels: () => Readonly<Record<string, string>>
  readonly reasons: () => Readonly<Record<string, string>>
  readonly read: (json: unknown) => Result<unknown, Refusal>
  /** What everything is like after it, or why it is not. */
  readonly done: (correction: unknown) => Result<View, Refusal>
}

await Promise.all([enterDeluge(), enterGloria()])

const inEast = new Scene(
  {
    turn: 3,
    forces: [
      { id: 'F1', faction: 'sweden', at: 'wilno', from: 'wenden', units: unitsOf(9, 8) },
      { id: 'F2', faction: 'plc', at: 'podolia' },
    ],
    factions: { sweden: { knowledge: { F2: { at: { value: 'minsk', turn: 1 } } } } },
    nodes: { minsk: { claim: { by: 'muscovy', since: 2 }, lootedUntil: 5 } },
  },
  { kind: 'sheets', phase: 'strategy', of: null },
)
const eastern: Campaign<ReturnType<typeof deluge.seen>, string> = {
  forms: delugeForms as CorrectionForms<ReturnType<typeof deluge.seen>, string>,
  figures: delugeFigures.figures,
  choices: Object.keys(delugeFigures.choices),
  view: deluge.seen(inEast.state, umpire),
  labels: () => delugeWords.value.correct.fields,
  reasons: () => delugeWords.value.tables.reasons,
  read: deluge.readCorrection,
  done: (correction) => {
    const given = { kind: 'overrule', correction: correction as never, reason: 'so' } as const
    const step = deluge.answer(inEast.state, given, umpire)
    return step.ok ? { ok: true, value: deluge.seen(step.value.state, umpire) } : step
  },
}

const scene = new GloriaScene(
  {
    house: { scale: 'world', start: 'empty', battleHold: 'park' },
    umpire: true,
    units: [{ ...unit('rio', '46'), specials: ['guard', 'cadre'] }, unit('orlon', '14')],
    areas: { '34': { owner: 'rio' }, '40': { owner: 'orlon' }, '59': { owner: 'rio' } },
    world: {
      round: 3,
      out: ['cardor'],
      owed: ['U1'],
      taken: { '34': { by: 'rio', used: false } },
      fleets: [{ id: 'U20', owner: 'rio', at: '59', sailed: true, used: false }],
      plates: [{ id: 'U21', owner: 'rio', at: '80' }],
      posts: [{ at: '80', owner: 'rio', fort: false }],
      kingdoms: { '8k1': 'orlon' },
      interdicts: [{ by: 'orlon', city: '09', player: null }],
    },
  },
  { kind: 'move', player: 'rio' },
)
const wide: Campaign<ReturnType<typeof gloria.seen>, string> = {
  forms: gloriaForms as CorrectionForms<ReturnType<typeof gloria.seen>, string>,
  figures: gloriaFigures.figures,
  choices: Object.keys(gloriaFigures.choices),
  view: gloria.seen(scene.state, umpire),
  labels: () => gloriaWords.value.correct.fields,
  reasons: () => gloriaWords.value.correct.reasons,
  read: gloria.readCorrection,
  done: (correction) => {
    const given = { kind: 'overrule', correction: correction as never, reason: 'so' } as const
    const step = gloria.answer(scene.state, given, umpire)
    return step.ok ? { ok: true, value: gloria.seen(step.value.state, umpire) } : step
  },
}

/** Whatever can be picked, numbers that are typed small. */
function filled<View>(
  { forms, view }: Campaign<View, string>,
  figure: string,
  picks: readonly number[],
): CorrectValues {
  let values: CorrectValues = {}
  for (const [nth, pick] of picks.entries()) {
    const field = forms.fieldsOf(view, figure, values)[nth]
    if (field === undefined) break
    const { id, options } = field
    const value = options === null ? String(pick % 9) : options[pick % options.length]?.value
    values = { ...values, [id]: value ?? '' }
  }
  return values
}

const shownIn = <View>(
  { forms, view }: Campaign<View, string>,
  figure: string,
  values: CorrectValues,
) =>
  Object.fromEntries(
    forms.fieldsOf(view, figure, values).map((field) => [field.id, shownValue(values, field)]),
  )

/** A claim of nobody has no turn, a unit without points is gone, nobody has no name, an ally is offered to be none. */
const notAllShown = ['claim', 'unit', 'seats', 'allied']

const picks = fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 })

describe.each([
  ['The Deluge', eastern],
  ['Gloria Mundi', wide],
] as readonly (readonly [string, Campaign<unknown, string>])[])('%s', (_, campaign) => {
  const { forms, view } = campaign
  const offered = forms.figuresFor(view)

  it.each(offered)('%s: a form is read, and done as it says or refused in words', (figure) => {
    fc.assert(
      fc.property(picks, (given) => {
        const values = filled(campaign, figure, given)
        const json = forms.correctionFrom(view, figure, shownIn(campaign, figure, values))
        const correction = campaign.read(json)
        // What is typed may be out of range; what is picked never is.
        if (!correction.ok) {
          expect(forms.fieldsOf(view, figure, values).some(({ options }) => options === null)).toBe(
            true,
          )
          return
        }
        const after = campaign.done(correction.value)
        if (after.ok) {
          const left = changesIn(forms.fieldsOf(after.value, figure, values), values)
          if (!notAllShown.includes(figure)) expect(left).toEqual([])
          return
        }
        expect(after.problem).toMatchObject({ code: 'forbidden', rule: 'CC-OVR' })
        const { reason = '' } = after.problem as { readonly reason?: string }
        expect(campaign.reasons()[reason]).toMatch(/\w{3}/u)
      }),
      { numRuns: 40 },
    )
  })

  it('has a name for every control, and every list there is', () => {
    for (const { of, set } of Object.values(campaign.figures))
      for (const field of Object.values({ ...of, ...set }))
        for (const { id, from, isImplied } of field.inputs({})) {
          if (isImplied !== true) expect(campaign.labels()[id], id).toMatch(/\w/u)
          if (typeof from === 'string') expect(campaign.choices).toContain(from)
        }
  })
})
