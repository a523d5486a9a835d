// The clock of a battle: by the time of day, as the clock of a round, whatever the phone did meanwhile.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { leftOn, startedClock } from '@/games/eagles/rules/index.ts'
import { longestSilence, useBattleTime } from '@/games/eagles/screens/battle/store/battleTime.ts'

const minute = 60_000
const began = Date.UTC(2026, 10, 28, 10)

beforeEach(() => setActivePinia(createPinia()))

describe('the clock of a battle', () => {
  test('after the phone slept says what the clock of its round says', () => {
    const time = useBattleTime()
    const round = startedClock(150 * minute, began)
    const have = 75 * minute
    const left = (): number => 2 * have - time.usedIn('one').a - time.usedIn('one').b
    time.run('one', 'a', began)
    for (let second = 1; second <= 90; second += 1) time.run('one', 'a', began + second * 1000)
    const woken = began + 90_000 + 25 * minute
    time.run('one', 'a', woken)
    expect(left()).toBe(leftOn(round, woken))
    expect(time.usedIn('one')).toMatchObject({ a: 26.5 * minute, b: 0 })
    time.run('one', 'b', woken + 500)
    time.run('one', 'b', woken + 40 * minute)
    expect(left()).toBe(leftOn(round, woken + 40 * minute))
  })

  test('counts what passed for whoever it ran for, not for who is asked now', () => {
    const time = useBattleTime()
    time.run('one', 'a', began)
    time.run('one', 'b', began + 10 * minute)
    time.run('one', null, began + 12 * minute)
    time.run('one', 'a', began + 60 * minute)
    time.run('one', null, began + 61 * minute)
    expect(time.usedIn('one')).toMatchObject({ a: 11 * minute, b: 2 * minute })
  })

  test('paused by hand it stands, through any sleep', () => {
    const time = useBattleTime()
    time.run('one', 'a', began)
    time.pause('one', true, began + minute)
    time.run('one', 'a', began + 30 * minute)
    time.run('one', 'b', began + 31 * minute)
    expect(time.usedIn('one')).toMatchObject({ a: minute, b: 0, isPaused: true })
    time.pause('one', false, began + 40 * minute)
    time.run('one', 'b', began + 40 * minute)
    time.run('one', null, began + 41 * minute)
    expect(time.usedIn('one')).toMatchObject({ a: minute, b: minute, isPaused: false })
  })

  test('a night costs nobody anything, nor does a phone whose time is set back', () => {
    const time = useBattleTime()
    time.run('one', 'a', began)
    time.run('one', 'a', began + longestSilence + 1)
    time.run('one', 'a', began)
    expect(time.usedIn('one')).toMatchObject({ a: 0, b: 0 })
    time.run('one', 'a', began + minute)
    expect(time.usedIn('one').a).toBe(minute)
  })

  test('what was kept before clocks had a moment is read, and what a backup brings stands', () => {
    const time = useBattleTime()
    const kept = {
      old: { a: 5000, b: -60_000, isPaused: true },
      torn: { a: 'x', b: 1 },
      new: { a: 1, b: 2, isPaused: false, running: { side: 'b', at: began } },
      odd: { a: 1, b: 2, isPaused: false, running: { side: 'c', at: '' } },
    }
    const ids = new Map(Object.keys(kept).map((id) => [id, `${id} here`]))
    time.takeFrom(JSON.stringify(kept), ids)
    expect(time.usedIn('old here')).toEqual({ a: 5000, b: -60_000, isPaused: true })
    expect(time.usedIn('torn here')).toEqual({ a: 0, b: 0, isPaused: false })
    expect(time.usedIn('new here')).toMatchObject({ a: 1, b: 2 })
    expect(time.usedIn('new here').running).toBeUndefined()
    expect(time.usedIn('odd here').running).toBeUndefined()
    time.run('new here', 'b', began + 30 * minute)
    expect(time.usedIn('new here')).toMatchObject({ a: 1, b: 2 })
  })
})
