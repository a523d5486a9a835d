// Forced colours: where the system takes all colours away, sides and states are still told apart.
import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin } from '@/core/record/play.ts'
import { battle } from '@/games/eagles/rules/index.ts'
import { stateShapes } from '@/ui/counter/stateShapes.ts'
import { battleAfter } from '@tests/support/longBattle.ts'
import { playedBattle, sampleSetup } from '@tests/support/recordedBattle.ts'
import { valueOf } from '@tests/support/results.ts'
import { dress } from '@tests/ui/fitting.ts'
import { seat } from './seat.ts'

const force = (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(async () => {
  dress({ theme: 'light', text: '100', motion: 'none' })
  await force('active')
})
afterEach(() => force('none'))

const lettersIn = (container: Element): readonly string[] =>
  [...container.querySelectorAll('.strip > .tile text')].map((each) => each.textContent.trim())

test('the sides keep their letter and their hatching', async () => {
  const { screen } = await seat(battleAfter(200))
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(lettersIn(screen.container)).toEqual(['B', 'F'])
  const bands = [...screen.container.querySelectorAll('.strip')].map(
    (strip) => strip.querySelector('.band .hatch')?.getAttribute('d') ?? '',
  )
  expect(new Set(bands).size).toBe(2)
  const band = screen.container.querySelector('.band')
  expect(band && getComputedStyle(band).forcedColorAdjust).toBe('none')
})

test('two armies of one nation are 1 and 2, with two hatchings', async () => {
  const setup = sampleSetup()
  const twins = { ...setup, armies: { a: setup.armies.a, b: setup.armies.a } }
  const { screen } = await seat(valueOf(begin(battle, twins)))
  expect(lettersIn(screen.container)).toEqual(['1', '2'])
  const bands = [...screen.container.querySelectorAll('.strip')].map(
    (strip) => strip.querySelector('.band .hatch')?.getAttribute('d') ?? '',
  )
  expect(new Set(bands).size).toBe(2)
})

test('every state has a shape of its own, drawn in the system’s ink', async () => {
  const drawings = Object.values(stateShapes).map((shape) => JSON.stringify(shape))
  expect(new Set(drawings).size).toBe(drawings.length)
  const { screen } = await seat(battleAfter(200))
  const shape = screen.container.querySelector('.counter .state')
  const counter = screen.container.querySelector('.counter')
  if (shape === null || counter === null) throw new Error('no counters')
  expect(getComputedStyle(shape).color).toBe(getComputedStyle(counter).color)
})

test('who is in question wears a frame that is no shadow', async () => {
  const { screen } = await seat(battleAfter(200))
  const on = screen.container.querySelector('.counter.on')
  expect(on && getComputedStyle(on).outlineStyle).toBe('solid')
})

test('the curves of the end are told apart by dashes and marks', async () => {
  const { screen } = await seat(playedBattle(3))
  await expect.poll(() => screen.container.querySelector('.chart')).not.toBeNull()
  const [a, b] = screen.container.querySelectorAll('.chart .curve')
  if (a === undefined || b === undefined) throw new Error('two curves are wanted')
  expect(getComputedStyle(a).strokeDasharray).toBe('none')
  expect(getComputedStyle(b).strokeDasharray).not.toBe('none')
  expect(getComputedStyle(a).stroke).toBe(getComputedStyle(b).stroke)
  expect(screen.container.querySelectorAll('.chart circle').length).toBeGreaterThan(0)
})
