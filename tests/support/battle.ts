// Battles in few words: armies by the line, a table that is led by choosing, saying and rolling.
import type { Answer, FactValues, Refusal, Side } from '@/core/conversation.ts'
import {
  openQuestion,
  battle,
  defaultHouseRules,
  type Army,
  type BattalionState,
  type BattleEvent,
  type BattlePrompt,
  type BattleSetup,
  type BattleState,
  type Correction,
  type Formation,
  type HouseRules,
  type Nation,
  type Quality,
} from '@/games/eagles/rules/index.ts'
import { deepFreeze } from './deepFreeze.ts'
import { problemOf, valueOf } from './results.ts'

/** The answer of whoever is asked; of the table where nobody is. */
export const answerOpen = (state: BattleState, answer: Answer<Correction>) =>
  battle.answer(state, answer, openQuestion(state)?.seat ?? 'table')

/** "drilled 36 drummer sergeant officer", "veteran 24 light rifles"; also "column" and "screen 5" for deployment. */
export type Line = string

interface Deployed {
  readonly formation: Formation
  readonly screen: number
}

const countOf = (words: readonly string[], word: string): number =>
  words.filter((each) => each === word).length

const qualityIn = (words: readonly string[]): Quality => {
  const known: readonly Quality[] = ['green', 'drilled', 'veteran', 'guards']
  return known.find((quality) => words.includes(quality)) ?? 'drilled'
}

const battalionIn = (line: Line, place: number): Army['battalions'][number] => {
  const words = line.split(' ')
  return {
    id: place + 1,
    name: '',
    note: '',
    quality: qualityIn(words),
    rankers: Number(words.find((word) => /^\d+$/.test(word))),
    characters: {
      drummer: countOf(words, 'drummer'),
      sergeant: countOf(words, 'sergeant'),
      ensign: countOf(words, 'ensign'),
      officer: countOf(words, 'officer'),
    },
    light: words.includes('light'),
    rifles: words.includes('rifles'),
    statedPoints: null,
  }
}

const deployedIn = (line: Line): Deployed => ({
  formation: line.includes('column') ? 'column' : 'line',
  screen: Number(/screen (\d+)/.exec(line)?.[1] ?? 0),
})

export const armyOf = (nation: Nation, lines: readonly Line[]): Army => ({
  name: '',
  note: '',
  nation,
  limit: 200,
  budget: 'atMost',
  battalions: lines.map(battalionIn),
  statedTotal: null,
})

export const setupOf = (
  a: readonly Line[],
  b: readonly Line[],
  house: Partial<HouseRules> = {},
  nations: Readonly<Record<Side, Nation>> = { a: 'french', b: 'prussian' },
): BattleSetup => ({
  armies: { a: armyOf(nations.a, a), b: armyOf(nations.b, b) },
  house: { ...defaultHouseRules, ...house },
  table: '72x48',
})

export type EventOf<K extends BattleEvent['kind']> = Extract<BattleEvent, { kind: K }>

/** A battle under way: what was asked, what happened, and ways to answer. Every state it holds is frozen. */
export class Table {
  state: BattleState
  /** Of the last answer. */
  events: readonly BattleEvent[] = []
  readonly story: BattleEvent[] = []
  readonly answers: Answer<Correction>[] = []

  constructor(readonly setup: BattleSetup) {
    this.state = deepFreeze(valueOf(battle.open(setup)))
  }

  get prompt(): BattlePrompt {
    const prompt = openQuestion(this.state)
    if (prompt === null) throw new Error('nothing is asked any more')
    return prompt
  }

  get asked(): string {
    return openQuestion(this.state)?.kind ?? 'nothing'
  }

  get options(): readonly string[] {
    const { wanted } = this.prompt
    return wanted.kind === 'choice' ? wanted.options : []
  }

  get fields(): readonly string[] {
    const { wanted } = this.prompt
    return wanted.kind === 'facts' ? wanted.fields.map(({ id }) => id) : []
  }

  get dice(): number {
    const { wanted } = this.prompt
    return wanted.kind === 'dice' ? wanted.count : 0
  }

  give(answer: Answer<Correction>): this {
    const step = valueOf(answerOpen(this.state, answer))
    this.state = deepFreeze(step.state)
    this.events = step.events
    this.story.push(...step.events)
    this.answers.push(answer)
    return this
  }

  refused(answer: Answer<Correction>): Refusal {
    return problemOf(answerOpen(this.state, answer))
  }

  choose(...options: readonly string[]): this {
    for (const option of options) this.give({ kind: 'choice', option })
    return this
  }

  /** The facts that differ from the defaults; one that is not asked is a mistake of the test. */
  say(facts: FactValues = {}): this {
    const { wanted, kind } = this.prompt
    if (wanted.kind !== 'facts') throw new Error(`${kind} asks for no facts`)
    const defaults = wanted.fields.map((field) => [field.id, field.default] as const)
    return this.give({ kind: 'facts', values: { ...Object.fromEntries(defaults), ...facts } })
  }

  roll(...faces: readonly number[]): this {
    return this.give({ kind: 'dice', faces, source: 'hand' })
  }

  overrule(correction: Correction): this {
    return this.give({ kind: 'overrule', correction, reason: 'as agreed' })
  }

  /** Sets figures behind the engine's back, to begin a scene in the middle. */
  with(id: number, figures: Partial<BattalionState>): this {
    const battalions = this.state.battalions.map((each) =>
      each.id === id ? { ...each, ...figures } : each,
    )
    this.state = deepFreeze({ ...this.state, battalions })
    return this
  }

  set(figures: Partial<BattleState>): this {
    this.state = deepFreeze({ ...this.state, ...figures })
    return this
  }

  /** The SC of the side stands with this battalion. */
  commander(side: Side, id: number): this {
    const commander = { alive: true, with: id, moved: true }
    return this.set({ commanders: { ...this.state.commanders, [side]: commander } })
  }

  loseCommander(side: Side): this {
    const commander = { alive: false, with: -1, moved: true }
    return this.set({ commanders: { ...this.state.commanders, [side]: commander } })
  }

  battalion(id: number): BattalionState {
    const battalion = this.state.battalions[id]
    if (battalion === undefined) throw new Error(`no battalion ${id}`)
    return battalion
  }

  /** The only event of its kind in the last answer. */
  told<K extends BattleEvent['kind']>(kind: K): EventOf<K> {
    const [only, ...more] = this.all(kind)
    if (only === undefined || more.length > 0)
      throw new Error(`${more.length + (only ? 1 : 0)} times ${kind}`)
    return only
  }

  all<K extends BattleEvent['kind']>(kind: K): readonly EventOf<K>[] {
    return this.events.filter((event): event is EventOf<K> => event.kind === kind)
  }

  /** Activates a battalion, whoever's turn it is. */
  activate(id: number, kind: string): this {
    return this.choose(`battalion:${id}`, kind)
  }

  /** Everybody who is left passes, and nobody's SC moves, up to the next question of another kind. */
  passAll(): this {
    for (;;) {
      if (this.asked === 'activation.battalion') this.choose(this.options[0] ?? '')
      else if (this.asked === 'activation.kind') this.choose(passOrFight(this.options))
      else if (this.asked === 'activation.end') this.choose('goOn')
      else return this
    }
  }

  /** To the first choice of the next turn, with the same side first. */
  nextTurn(first: Side = 'a'): this {
    this.passAll()
    if (this.asked !== 'initiative.dice') throw new Error(`${this.asked} is in the way`)
    return this.initiative(first)
  }

  initiative(first: Side): this {
    while (this.asked === 'initiative.dice') this.roll(...(first === 'a' ? [6, 1] : [1, 6]))
    return this.choose(first)
  }
}

const passOrFight = (options: readonly string[]): string =>
  options.includes('pass') ? 'pass' : (options[0] ?? '')

const deploy = (table: Table, lines: readonly Line[]): void => {
  while (table.asked.startsWith('deploy.')) {
    if (table.asked === 'deploy.battalion') table.choose(table.options[0] ?? '')
    const { about } = table.prompt
    const id = about.at === 'deploy.formation' ? about.battalion : 0
    const { formation, screen } = deployedIn(lines[id] ?? '')
    table.say({ formation, ...(table.fields.includes('screen') ? { screen } : {}) })
  }
}

interface Scene {
  readonly house?: Partial<HouseRules>
  readonly nations?: Readonly<Record<Side, Nation>>
  /** Who activates first in turn 1. */
  readonly first?: Side
  /** What lies on the table, known from turn 1 on: rules version 2. */
  readonly ground?: BattleSetup['ground']
}

/** Deployed, initiative rolled: the first battalion of turn 1 is to be chosen. Side A's battalions are 0, 1 … */
export const battleOf = (a: readonly Line[], b: readonly Line[], scene: Scene = {}): Table => {
  const table = new Table(setupOf(a, b, scene.house, scene.nations))
  table.roll(6, 1).choose('a')
  deploy(table, [...a, ...b])
  const { ground } = scene
  if (ground !== undefined)
    table.state = deepFreeze({ ...table.state, setup: { ...table.state.setup, ground } })
  return table.initiative(scene.first ?? 'a')
}
