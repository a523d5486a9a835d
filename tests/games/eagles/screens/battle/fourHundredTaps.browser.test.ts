// What saves taps on the battle screen: counters that act, ranges, hits told, dice that roll on.
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import {
  battle,
  openQuestion,
  type BattleKinds,
  type BattleSetup,
  type Terrain,
} from '@/games/eagles/rules/index.ts'
import { setupOf, Table, type Line } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'
import { heading, seat } from './seat.ts'

const on = (
  a: readonly Line[],
  b: readonly Line[],
  ground: readonly Terrain[] = [],
): BattleSetup => ({ ...setupOf(a, b), ground })

const placed = (setup: BattleSetup): Table =>
  new Table(setup).roll(6, 1).choose('a').say().initiative('a')

function playOf({ setup, answers }: Table): Play<BattleKinds> {
  let play = valueOf(begin(battle, setup))
  for (const answer of answers) play = valueOf(answerIn(battle, play, answer))
  return play
}

const click = (container: Element, selector: string): void => {
  const found = container.querySelector(selector)
  expect(found, selector).not.toBeNull()
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Of the battle that is open. */
function stateOf({ play }: { readonly play: Play<BattleKinds> | null }) {
  if (play === null) throw new Error('no battle is open')
  return play.now.state
}

const lines = ['veteran 36 sergeant', 'drilled 24']

test('mine that is tapped acts: its order is one more tap, and both answers are recorded', async () => {
  const { screen, battle: store } = await seat(playOf(placed(on(lines, lines))))
  const before = store.play?.now.answers ?? 0
  click(screen.container, '.strips [data-battalion="0"]')
  await expect.poll(() => heading(screen.container)).toContain('What does')
  expect(store.play?.now.answers, 'nothing is recorded yet').toBe(before)
  click(screen.container, '.orders [data-option="shoot"]')
  await expect.poll(() => store.play?.now.answers).toBe(before + 2)
  expect(openQuestion(stateOf(store))?.kind).toBe('shoot.target')
})

test('theirs that is tapped is the target', async () => {
  const table = placed(on(lines, lines)).activate(0, 'shoot')
  const { screen, battle: store } = await seat(playOf(table))
  click(screen.container, '.strips [data-battalion="3"]')
  await expect.poll(() => openQuestion(stateOf(store))?.about).toMatchObject({ target: 3 })
})

test('what cannot be is said why: an order that is barred, a counter of the enemy', async () => {
  const table = placed(on(lines, lines))
  const { screen, battle: store } = await seat(playOf(table))
  const answers = store.play?.now.answers
  const notice = (): string => screen.container.querySelector('.notice')?.textContent ?? ''
  click(screen.container, '.strips [data-battalion="2"]')
  await expect.poll(notice).not.toBe('')
  click(screen.container, '.strips [data-battalion="0"]')
  await expect.poll(notice).toBe('')
  const form = [...screen.container.querySelectorAll('.orders .chip')].at(3)
  form?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => screen.container.querySelector('[data-option="reform"]')).not.toBeNull()
  click(screen.container, '[data-option="reform"]')
  await expect.poll(notice).not.toBe('')
  expect(store.play?.now.answers).toBe(answers)
})

test('who can only reform is ordered from its row, with passing beside it (ACT-06)', async () => {
  const table = placed(on(lines, lines))
  table.overrule({
    figure: 'battalion',
    battalion: 1,
    set: { disordered: true, mustStand: 'thisTurn' },
  })
  const { screen, battle: store } = await seat(playOf(table))
  expect(screen.container.querySelector('[data-option="battalion:1 pass"]')).not.toBeNull()
  click(screen.container, '[data-option="battalion:1 reform"]')
  await expect.poll(() => openQuestion(stateOf(store))?.kind).toBe('check.die')
})

test('a range is one tap, no distance stands there before, and the ruler is the second way', async () => {
  const table = placed(on(lines, lines)).activate(0, 'shoot').choose('battalion:2')
  const { screen, battle: store } = await seat(playOf(table))
  const offered = [...screen.container.querySelectorAll('.range')].map((one) =>
    one.getAttribute('data-option'),
  )
  expect(offered).toEqual(['upTo:6', 'upTo:12', 'upTo:18', 'beyond'])
  click(screen.container, '.lay')
  await expect.poll(() => screen.container.querySelector('.measure input')).not.toBeNull()
  expect(screen.container.querySelector<HTMLInputElement>('.measure input')?.value).toBe('')
  click(screen.container, '#answer-tray .btn-primary')
  expect(openQuestion(stateOf(store))?.kind, 'nothing was measured').toBe('shoot.facts')
  click(screen.container, '.lay')
  await expect.poll(() => screen.container.querySelector('.range')).not.toBeNull()
  click(screen.container, '[data-option="upTo:12"]')
  await expect.poll(() => openQuestion(stateOf(store))?.kind).toBe('volley.dice')
})

test('a charge that reaches says in the same tap whom it meets where (DF-01)', async () => {
  const table = placed(on(lines, lines)).activate(0, 'attack').choose('battalion:2')
  table.roll(6).roll(6, 6)
  const { screen, battle: store } = await seat(playOf(table))
  const offered = [...screen.container.querySelectorAll('.range')].map((one) =>
    one.getAttribute('data-option'),
  )
  expect(offered).toEqual(['reaches:front', 'reaches:flank', 'reaches:rear', 'short'])
  click(screen.container, '[data-option="reaches:flank"]')
  await expect.poll(() => stateOf(store).fights.length).toBe(1)
})

test('hits are told, a six only where somebody may fall (RISK-01)', async () => {
  const table = placed(on(lines, ['drilled 24 drummer']))
    .activate(0, 'shoot')
    .choose('battalion:2')
  const { screen, battle: store } = await seat(playOf(table.say({ distance: 'upTo:18' })))
  click(screen.container, '[data-option="hits:1"]')
  await expect.poll(() => screen.container.querySelector('[data-option="six:yes"]')).not.toBeNull()
  click(screen.container, '[data-option="six:yes"]')
  await expect
    .poll(() => store.play?.log?.entry)
    .toMatchObject({ answer: { faces: [], source: 'hand', tally: { hits: 1, six: true } } })
})

test('both armies deploy by one tap, what stands in column by one more', async () => {
  const table = new Table(on(lines, lines)).roll(6, 1).choose('a')
  const { screen, battle: store } = await seat(playOf(table))
  click(screen.container, '.formed')
  click(screen.container, '#answer-tray .btn-primary')
  await expect
    .poll(() => store.play?.now.state.battalions.map(({ formation }) => formation))
    .toEqual(['column', 'line', 'line', 'line'])
})

/** Side B has shot twice; both targets test their resolve in phase 3. */
const twoTests = (): Table => {
  const table = placed(on(['drilled 36', 'drilled 36'], ['veteran 36', 'veteran 36']))
  for (const [own, target] of [
    [2, 0],
    [3, 1],
  ] as const) {
    table.activate(target, 'pass').activate(own, 'shoot').choose(`battalion:${target}`)
    table.say({ distance: 'upTo:12' }).roll(...Array.from({ length: table.dice }, () => 3))
  }
  return table.choose('goOn')
}

test('one press throws all resolve tests, one after the other; undo takes back one', async () => {
  const { screen, battle: store } = await seat(playOf(twoTests()), {
    settings: { through: 'usual' },
  })
  expect(screen.container.querySelector('.by-app')?.textContent).toContain('2')
  click(screen.container, '#answer-tray .by-app button')
  await expect.poll(() => store.play?.now.state.phase, { timeout: 15_000 }).not.toBe('resolve')
  const { play } = store
  const dice = []
  for (let line = play?.log ?? null; line !== null && dice.length < 2; line = line.before)
    if (line.entry.kind === 'answer' && line.entry.asked === 'check.die')
      dice.push(line.entry.answer)
  expect(dice).toHaveLength(2)
  await expect.poll(() => screen.container.querySelector('[data-asks="rolling"]')).toBeNull()
  store.retract(1)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(store.play?.log?.entry, 'nothing is thrown again by itself').toMatchObject({
    kind: 'retract',
    count: 1,
  })
})

test('who does not wait for the next throw sees the press before the throw is stored', async () => {
  const { screen, battle: store } = await seat(playOf(twoTests()), {
    settings: { through: 'usual' },
  })
  const { container } = screen
  click(container, '#answer-tray .by-app button')
  await expect.poll(() => container.querySelector('[data-asks="rolling"]')).not.toBeNull()
  const answers = store.play?.now.answers ?? 0
  click(container, '#answer-tray button')
  await nextTick()
  expect(container.querySelector('#answer-tray button')?.hasAttribute('data-held')).toBe(true)
  expect(store.play?.now.answers, 'not stored yet').toBe(answers)
  await expect.poll(() => store.play?.now.answers).toBe(answers + 1)
})

test('where nothing rolls on, every test has its press', async () => {
  const { screen, battle: store } = await seat(playOf(twoTests()), {
    settings: { through: 'never' },
  })
  const answers = store.play?.now.answers ?? 0
  click(screen.container, '#answer-tray .by-app button')
  await expect.poll(() => store.play?.now.answers).toBe(answers + 1)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(store.play?.now.answers).toBe(answers + 1)
})

test('a volley that costs nobody a model needs no Done', async () => {
  const table = placed(on(lines, lines)).activate(0, 'shoot').choose('battalion:2')
  table.say({ distance: 'upTo:18' })
  const { screen } = await seat(
    playOf(
      table
        .give({ kind: 'dice', faces: [], source: 'hand', tally: { hits: 0, six: null } })
        .choose('leave'),
    ),
    {
      unread: true,
    },
  )
  expect(screen.container.querySelector('[data-asks]')?.getAttribute('data-asks')).toBe(
    'activation.battalion',
  )
  expect(screen.container.querySelector('.last')?.textContent).toContain('misses')
})
