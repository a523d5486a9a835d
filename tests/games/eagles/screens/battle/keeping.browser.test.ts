// What surrounds the play: banners about saving, the clock, pausing, and dice that count once.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { logOf } from '@/core/record/log.ts'
import { answerIn } from '@/core/record/play.ts'
import { battle as rules, openQuestion } from '@/games/eagles/rules/index.ts'
import { total } from '@/app/dice/fairness.ts'
import { useBattleClock } from '@/games/eagles/screens/battle/store/battleClock.ts'
import { useBattleShelf } from '@/app/battleShelf.ts'
import { useBattleTime } from '@/games/eagles/screens/battle/store/battleTime.ts'
import { useDiceLedger } from '@/app/dice/diceLedger.ts'
import { battleAfter } from '@tests/support/longBattle.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'
import { axeFindings, dress, smallTargets, themes } from '@tests/ui/fitting.ts'
import { aftermathOf } from '@/games/eagles/telling/aftermath.ts'
import { seat, sitDownAgain } from './seat.ts'

const play = battleAfter(200)

/** The same battle where dice are asked for. */
const atDice = (() => {
  for (let answers = 200; ; answers += 1) {
    const each = battleAfter(answers)
    if (openQuestion(each.now.state)?.wanted.kind === 'dice') return each
  }
})()

const buttonNamed = (name: RegExp): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))

describe('banners', () => {
  test.each(themes)('are accessible by %s', async (theme) => {
    dress({ theme, motion: 'none', text: '100' })
    const { screen, battle } = await seat(play)
    battle.status = { ...battle.status, failure: 'quota' }
    battle.wasEmptied = true
    await expect.poll(() => screen.container.querySelectorAll('.banner').length).toBe(2)
    expect(await axeFindings(screen.container)).toEqual([])
    expect(smallTargets(screen.container)).toEqual([])
  })

  test('what is not saved is said in a live region, with why and what to do', async () => {
    const { screen, battle } = await seat(play)
    const region = screen.container.querySelector('.banners[role=status]')
    expect(region?.textContent).toBe('')
    battle.status = { ...battle.status, failure: 'quota' }
    await expect.poll(() => region?.textContent).toContain('Not saved yet. The phone is full.')
    expect(buttonNamed(/Try again/)).toBeDefined()
    expect(buttonNamed(/Save as a file/)).toBeDefined()
    battle.status = { ...battle.status, failure: null }
    await expect.poll(() => region?.textContent).toBe('')
  })

  test('whoever reads along may take over, and plays from then on', async () => {
    const { screen, battle } = await seat(play)
    battle.role = 'reader'
    const region = screen.container.querySelector('.banners')
    await expect.poll(() => region?.textContent).toContain('You are reading along')
    buttonNamed(/Play here/)?.click()
    await expect.poll(() => battle.role).toBe('writer')
    await expect.poll(() => region?.textContent).toBe('')
  })
})

test('leaving pauses a battle, and coming back goes on with it', async () => {
  const { battle } = await seat(play)
  const shelf = useBattleShelf()
  const { id } = battle
  if (id === null) throw new Error('no battle is open')
  await battle.leave()
  expect((await shelf.load(id))?.battle.state).toBe('paused')
  await battle.open(id)
  expect((await shelf.load(id))?.battle.state).toBe('running')
})

describe('the fairness ledger', () => {
  const given = { kind: 'dice', source: 'hand' } as const

  const facesFor = (count: number): readonly number[] => Array.from({ length: count }, () => 3)
  const wanted = openQuestion(atDice.now.state)?.wanted
  const count = wanted?.kind === 'dice' ? wanted.count : 0

  test('a battle that comes with a past counts from now on, each die once', async () => {
    const { battle } = await seat(atDice)
    const ledger = useDiceLedger()
    expect(total(ledger.counts.table) + total(ledger.counts.app)).toBe(0)
    await valueOf(battle.answer({ ...given, faces: facesFor(count) })).durable
    await expect.poll(() => total(ledger.counts.table)).toBe(count)
    expect(total(ledger.counts.app)).toBe(0)
  })

  test('neither undo, nor redo, nor a reload counts a die again', async () => {
    const { battle } = await seat(atDice)
    const ledger = useDiceLedger()
    const { id } = battle
    await valueOf(battle.answer({ ...given, faces: facesFor(count) })).durable
    await expect.poll(() => total(ledger.counts.table)).toBe(count)
    await valueOf(battle.retract(1)).durable
    const again = battle.redo()
    if (again !== null) await valueOf(again).durable
    await battle.leave()
    await battle.open(id ?? '')
    expect(total(ledger.counts.table)).toBe(count)
  })
})

/** A result that has a card, and the other side is asked next. */
function afterTheirs() {
  let each = battleAfter(0)
  for (const { line } of logOf(playedBattle(3))) {
    if (line.entry.kind !== 'answer') continue
    each = valueOf(answerIn(rules, each, line.entry.answer))
    const side = openQuestion(each.now.state)?.seat
    const by = each.now.last?.by
    const isTurned = side !== by && by !== 'table' && (side === 'a' || side === 'b')
    if (isTurned && aftermathOf(each)?.isGrave === true) return { play: each, side }
  }
  throw new Error('no result was told to the other side')
}

describe('the clock', () => {
  async function withClock() {
    const side = openQuestion(play.now.state)?.seat
    const seated = await seat(play)
    const { id } = seated.battle
    if (id === null || (side !== 'a' && side !== 'b')) throw new Error('one side must answer')
    useBattleClock().wish(id, 45)
    await expect.poll(() => document.querySelector('.clock')).not.toBeNull()
    return { ...seated, id, side }
  }

  test('runs for whoever must answer, and for nobody else', async () => {
    const { id, side } = await withClock()
    const time = useBattleTime()
    await expect.poll(() => time.usedIn(id)[side]).toBeGreaterThan(800)
    expect(time.usedIn(id)[side === 'a' ? 'b' : 'a']).toBe(0)
  })

  test('speaks whole minutes, never seconds, and not by itself', async () => {
    await withClock()
    const clock = document.querySelector('.clock')
    expect(clock?.querySelector('.vh')?.textContent).toMatch(
      /^Clock\. British: 4[45] minutes left\. French: 4[45] minutes left$/,
    )
    expect(clock?.closest('[aria-live]')).toBeNull()
    for (const time of clock?.querySelectorAll('.time') ?? [])
      expect(time.closest('[aria-hidden=true]')).not.toBeNull()
  })

  test('can be paused and corrected; then it stands', async () => {
    const { id, screen } = await withClock()
    const time = useBattleTime()
    document.querySelector<HTMLButtonElement>('.clock')?.click()
    await expect.poll(() => buttonNamed(/Pause the clock/)).toBeDefined()
    expect(await axeFindings(document.querySelector('[role=dialog]') ?? document.body)).toEqual([])
    buttonNamed(/Pause the clock/)?.click()
    await expect.poll(() => time.usedIn(id).isPaused).toBe(true)
    const before = time.usedIn(id)
    await new Promise((resolve) => setTimeout(resolve, 1300))
    expect(time.usedIn(id)).toEqual(before)
    const spin = document.querySelector('[role=dialog] [role=spinbutton]')
    spin?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    await expect.poll(() => time.usedIn(id).a).toBe(-60_000)
    expect(screen.container.querySelector('.clock')?.textContent).toContain('Clock paused')
  })

  test('is not there unless it was wished for', async () => {
    await seat(play)
    expect(document.querySelector('.clock')).toBeNull()
  })

  test('is on the phone with every tick, for a reload', async () => {
    const { id } = await withClock()
    const now = Date.now()
    useBattleTime().run(id, 'b', now)
    useBattleTime().run(id, 'b', now + 4000)
    const kept: unknown = JSON.parse(localStorage.getItem('aide-de-camp.battleTime') ?? '')
    expect(kept).toMatchObject({ [id]: { b: 4000, running: { side: 'b', at: now + 4000 } } })
  })

  afterEach(() => vi.useRealTimers())
  /** The phone sleeps so long: no tick, and then the time of day is another. */
  const sleep = (minutes: number): unknown =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  const tick = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 1300))

  test('counts the time that the phone slept, also where the app was killed meanwhile', async () => {
    const { id, side, screen, battle } = await withClock()
    const time = useBattleTime()
    await expect.poll(() => time.usedIn(id).running?.side).toBe(side)
    sleep(12)
    await expect.poll(() => Math.round(time.usedIn(id)[side] / 60_000)).toBe(12)
    const kept = localStorage.getItem('aide-de-camp.battleTime') ?? ''
    await Promise.all([battle.leave(), screen.unmount()])
    localStorage.setItem('aide-de-camp.battleTime', kept)
    sleep(20)
    await sitDownAgain(id)
    await expect.poll(() => Math.round(useBattleTime().usedIn(id)[side] / 60_000)).toBe(32)
  })

  test('rests once the battle is left, however long', async () => {
    const { id, side, screen, battle } = await withClock()
    await expect.poll(() => useBattleTime().usedIn(id).running?.side).toBe(side)
    await Promise.all([battle.leave(), screen.unmount()])
    expect(useBattleTime().usedIn(id).running).toBeUndefined()
    sleep(30)
    await sitDownAgain(id)
    await expect.poll(() => useBattleTime().usedIn(id).running?.side).toBe(side)
    expect(useBattleTime().usedIn(id)[side]).toBeLessThan(60_000)
  })

  test.each(['Log', 'Rules', 'Overrule'])('stands still while %s is open', async (tool) => {
    const { id, side } = await withClock()
    const time = useBattleTime()
    await expect.poll(() => time.usedIn(id).running?.side).toBe(side)
    buttonNamed(new RegExp(tool))?.click()
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
    const before = time.usedIn(id)
    expect(before.running).toBeUndefined()
    await tick()
    expect(time.usedIn(id)).toEqual(before)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => time.usedIn(id).running?.side).toBe(side)
  })

  test('stands still over a result of the other side, and runs once it is read', async () => {
    const { play: shot, side } = afterTheirs()
    const { battle } = await seat(shot, { unread: true })
    const id = battle.id ?? ''
    useBattleClock().wish(id, 45)
    await expect.poll(() => document.querySelector('.clock')).not.toBeNull()
    await tick()
    expect(document.querySelector('[data-asks]')?.getAttribute('data-asks')).toBe('result')
    expect(useBattleTime().usedIn(id)).toEqual({ a: 0, b: 0, isPaused: false })
    document.querySelector<HTMLElement>('#answer-tray button')?.click()
    await expect.poll(() => useBattleTime().usedIn(id).running?.side).toBe(side)
  })
})
