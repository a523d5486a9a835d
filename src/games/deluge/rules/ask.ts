// The questions of a campaign, made from views alone.
import { once } from '../../../core/once.ts'
import type { Field, Prompt } from '../../../core/conversation.ts'
import type { Asked, DicePurpose } from './desk.ts'
import { diplomacyOptions } from './diplomacy.ts'
import { bestIntelligence, forceKinds, longestName, mostPoints, mostUnits } from './map.ts'
import { resultWords, type Force, type PendingOrder } from './model.ts'
import { stepsOf } from './movement.ts'
import type { DelugeField, DelugeOption, DelugeReason } from './options.ts'
import { afterLines, mergesOf, openPart, optionsOfSheet, strategyChoice } from './sheets.ts'
import { afterMerges, forceIn, smallestForce, type Own } from './strategy.ts'
import { groundSeen, ownSeen, type DelugeView, type OwnView } from './view.ts'

type PromptKind =
  | 'whoseSheet'
  | 'diplomacy'
  | 'strategy'
  | 'raise'
  | 'reinforce'
  | 'points'
  | 'give'
  | 'paths'
  | 'deliver'
  | 'flee'
  | 'retreat'
  | 'occupy'
  | 'vassal'
  | 'whichResult'
  | 'result'
  | 'table'
  | DicePurpose

export interface DelugePrompt extends Prompt<string, DelugeOption, DelugeReason, DelugeField> {
  readonly kind: PromptKind
  /** Hand the phone over first. */
  readonly secret: boolean
  /** A question of an earlier turn is another question. */
  readonly turn: number
  /** The force, node or battle it is about. */
  readonly about: string | null
}

type Wanted = DelugePrompt['wanted']
type Fields = readonly Field<DelugeField, DelugeOption>[]

export const ask = once((view: DelugeView): DelugePrompt | null =>
  view.asked === null ? null : questionOf(view, view.asked),
)

const questionOf = (view: DelugeView, asked: Asked): DelugePrompt | null => {
  const prompt = (kind: PromptKind, wanted: Wanted, about: string | null = null): DelugePrompt => ({
    kind,
    seat: view.seenBy,
    secret: true,
    turn: view.turn,
    about,
    wanted,
  })
  switch (asked.kind) {
    case 'sheet':
      return view.own === null ? null : sheetQuestion(view, view.own, prompt)
    case 'desk':
      return prompt(
        'whoseSheet',
        choice([...resultsOf(asked.battles), ...(asked.canRun ? ['run' as const] : [])]),
      )
    case 'deliver':
      return prompt('deliver', facts(deliverFields(asked)), asked.force)
    case 'flee':
      return prompt('flee', choice(['flee', 'fight']), asked.force)
    case 'whichResult':
      return prompt('whichResult', choice(resultsOf(asked.battles)))
    case 'result':
      return asked.isForm
        ? prompt('table', facts(tableFields), asked.battle)
        : prompt('result', choice(resultOptions(asked)), asked.battle)
    case 'retreat':
      return prompt(
        'retreat',
        choice(asked.ends.map(({ node }) => `to:${node}` as const)),
        asked.force,
      )
    case 'occupy':
      return prompt('occupy', choice(asked.options), asked.node)
    case 'vassal':
      return prompt('vassal', choice(['vassal', 'fight']), asked.captor)
    case 'dice': {
      const { purpose, count, sides, about } = asked
      return prompt(purpose, { kind: 'dice', count, sides }, about)
    }
  }
}

const choice = (options: readonly DelugeOption[]): Wanted => ({
  kind: 'choice',
  options,
  unavailable: [],
})

const facts = (fields: Fields): Wanted => ({ kind: 'facts', fields })

const resultsOf = (battles: readonly string[]): readonly DelugeOption[] =>
  battles.map((id) => `result:${id}` as const)

const resultOptions = ({
  canGoBack,
  withTable,
}: Extract<Asked, { kind: 'result' }>): readonly DelugeOption[] => [
  ...(canGoBack ? (['back'] as const) : []),
  ...resultWords,
  ...(withTable ? (['table'] as const) : []),
  'quick',
]

const mostRankers = 9_999

const count = (id: DelugeField, min: number, max: number, usual = min): Fields[number] => ({
  kind: 'count',
  id,
  min,
  max,
  default: usual,
})

const tableFields: Fields = [
  { kind: 'option', id: 'how', options: resultWords, default: 'draw' },
  count('redStart', 1, mostRankers),
  count('redMissing', 0, mostRankers),
  count('blueStart', 1, mostRankers),
  count('blueMissing', 0, mostRankers),
]

const deliverFields = ({ loot, canKeep }: Extract<Asked, { kind: 'deliver' }>): Fields => [
  count('sold', 0, loot),
  ...(canKeep ? [count('kept', 0, loot)] : []),
]

type MakePrompt = (kind: PromptKind, wanted: Wanted, about?: string | null) => DelugePrompt

const sheetQuestion = (view: DelugeView, own: OwnView, prompt: MakePrompt): DelugePrompt => {
  const { sheet } = own
  const part = openPart(view.phase, view.setup.houseRules, sheet)
  const common = optionsOfSheet(view.setup.houseRules, part, sheet)
  if (sheet[part].isClosed) return prompt(part, choice(common))
  switch (part) {
    case 'diplomacy': {
      const { lines } = sheet.diplomacy
      const { faction, rebelAfter } = own
      const orders = diplomacyOptions(groundSeen(view), faction, view.turn, rebelAfter, lines)
      return prompt('diplomacy', choice([...orders, ...common]))
    }
    case 'strategy':
      return strategyQuestion(view, own, common, prompt)
    case 'paths':
      return prompt('paths', pathsWanted(view, own, common))
  }
}

/** Own things as the strategic draft leaves them. */
export const afterStrategy = (view: DelugeView, own: OwnView): Own =>
  afterLines(ownSeen(view, own), own.sheet.strategy.lines)

const strategyQuestion = (
  view: DelugeView,
  own: OwnView,
  common: readonly DelugeOption[],
  prompt: MakePrompt,
): DelugePrompt => {
  const now = afterStrategy(view, own)
  const { pending } = own.sheet.strategy
  if (pending !== null) return pendingQuestion(now, pending, prompt)
  const orders = { ground: groundSeen(view), own: now, others: own.others }
  const { options, unavailable } = strategyChoice(orders, now)
  return prompt('strategy', { kind: 'choice', options: [...options, ...common], unavailable })
}

const pendingQuestion = (own: Own, pending: PendingOrder, prompt: MakePrompt): DelugePrompt => {
  switch (pending.kind) {
    case 'raise':
      return prompt('raise', facts(raiseFields(own.purse)), pending.node)
    case 'give':
      return prompt('give', facts([count('amount', 1, Math.max(1, own.purse))]), pending.to)
    case 'reinforce': {
      const force = forceIn(own, pending.force)
      const units = force === null ? [] : (afterMerges(force.units, pending.merges) ?? force.units)
      const loot = force?.loot ?? 0
      if (pending.isForm) return prompt('points', facts(pointsFields(loot, units)), pending.force)
      const merges = mergesOf(units).map(([a, b]) => `merge:${a + 1}+${b + 1}` as const)
      const canPay = own.purse > 0 || loot > 0
      const rest: readonly DelugeOption[] = canPay ? ['points', 'done'] : ['done']
      return prompt('reinforce', choice([...merges, ...rest]), pending.force)
    }
  }
}

/** Forty units with a name and points each, and room to spare. */
const mostListed = 2_400

const raiseFields = (purse: number): Fields => [
  { kind: 'option', id: 'force', options: forceKinds, default: 'task' },
  count('intelligence', 0, bestIntelligence),
  count('points', smallestForce, Math.max(smallestForce, purse)),
  count('units', 1, mostUnits),
  { kind: 'text', id: 'name', most: longestName, default: '' },
  { kind: 'text', id: 'list', most: mostListed, default: '' },
]

/** More points may be asked for than are covered: the rest is left out (TD-STR-03). */
const pointsFields = (loot: number, units: Force['units']): Fields => [
  count('tokens', 0, loot),
  ...units.flatMap(({ points, full }, place) =>
    points < full ? [count(`back:${place + 1}`, 0, full - points)] : [],
  ),
  count('newUnits', 0, mostUnits),
  count('newPoints', 0, mostPoints),
  { kind: 'option', id: 'upgrade', options: ['no', 'yes'], default: 'no' },
]

const pathsWanted = (view: DelugeView, own: OwnView, common: readonly DelugeOption[]): Wanted => {
  const ground = groundSeen(view)
  const { forces } = view.phase === 'movement' ? own : afterStrategy(view, own)
  const { lines } = own.sheet.paths
  // TD-MOV-06: in turn, a path is carried out before the next is chosen.
  const first =
    view.setup.houseRules.orders === 'inTurn' ? lines.find(({ isEnded }) => !isEnded) : undefined
  const open = forces.flatMap((force) => {
    const line = lines.find((each) => each.force === force.id)
    if (line?.isEnded === true || (first !== undefined && line !== first)) return []
    return [{ id: force.id, line, steps: stepsOf(ground, force, line?.path ?? []) }]
  })
  return {
    kind: 'choice',
    options: [
      ...open.flatMap(({ id, steps }) => steps.open.map((node) => `step:${id}>${node}` as const)),
      ...open.flatMap(({ id, line }) => (line === undefined ? [] : [`end:${id}` as const])),
      ...common,
    ],
    unavailable: open.flatMap(({ id, steps }) =>
      steps.tooFar.map((node) => ({
        option: `step:${id}>${node}` as const,
        reason: 'tooFar' as const,
        rule: 'TD-MOV-01',
      })),
    ),
  }
}
