// The other games on a slow phone: their starts against a battle's, long campaigns opened, a full map moved by a finger.
import type { Page } from 'playwright'
import { serve } from '../../scripts/serve.ts'
import type { Answer } from '../../src/core/conversation.ts'
import { seededDice } from '../../src/core/dice/seeded.ts'
import type { Game, Kinds, Party } from '../../src/core/game.ts'
import { answerIn, begin, type Play } from '../../src/core/record/play.ts'
import { deluge, type DelugeKinds } from '../../src/games/deluge/rules/index.ts'
import { gloria, type GloriaKinds } from '../../src/games/gloria/rules/index.ts'
import {
  defaultHouseRules,
  progress,
  thirtyYearsWar,
  type ProgressKinds,
} from '../../src/games/progress/rules/index.ts'
import { campaignOf, playWild } from '../support/campaign.ts'
import { randomGame, saltOf } from '../support/games/plays.ts'
import { gloriaOf, playGloria } from '../support/gloria.ts'
import { valueOf } from '../support/results.ts'
import { openApp, withPhone, workerReady, type Phone } from './browser/phone.ts'
import { startedAt, watchQuestions } from './browser/until-asked.ts'
import { distOf, type ServedApps } from './builds.ts'
import { atMost, type Figure, median, percentile } from './figures.ts'
import { storeBattle, storePlay, undecided } from './stored-battles.ts'

const slowdown = 4

interface Given<K extends Kinds> {
  readonly answer: Answer<K['correction']>
  readonly by: Party<K>
}

/** The same answers again, into a record; the last ones are left out, so that the game still asks. */
function playedAgain<K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  all: readonly Given<K>[],
): Play<K> {
  const roll = seededDice(1)
  return all
    .slice(0, -8)
    .reduce(
      (play, { answer, by }) => valueOf(answerIn(game, play, answer, { by, salt: saltOf(roll) })),
      valueOf(begin(game, setup)),
    )
}

/** Half a game between two people. */
function halfGame(): Play<ProgressKinds> {
  const seats = {
    a: { name: 'Marta', player: 'person' },
    b: { name: 'Jonas', player: 'person' },
  } as const
  const setup = {
    scenario: thirtyYearsWar,
    houseRules: defaultHouseRules,
    seats,
    initiative: 'roll',
  } as const
  const steps = [...randomGame(progress, setup, 3)]
  const half = steps[Math.floor(steps.length / 2)]
  if (half === undefined) throw new Error('the game has no middle')
  return half.after
}

function longDeluge(): Play<DelugeKinds> {
  const setup = campaignOf({ turns: 12 })
  const given: Given<DelugeKinds>[] = []
  valueOf(playWild(setup, 5, (_, answer, by) => given.push({ answer, by })))
  return playedAgain(deluge, setup, given)
}

function longGloria(): Play<GloriaKinds> {
  const setup = gloriaOf({ scale: 'world', rounds: 12, seats: 10 })
  const given: Given<GloriaKinds>[] = []
  valueOf(playGloria(setup, 5, (_, answer, by) => given.push({ answer, by })))
  return playedAgain(gloria, setup, given)
}

interface Stored {
  readonly name: string
  readonly address: (id: string) => string
  readonly store: (page: Page) => Promise<string>
}

const onTable = (game: string) => (id: string) => `#/games/${game}/${id}`

const battle: Stored = {
  name: 'a battle',
  address: (id) => `#/battles/${id}`,
  store: (page) => storeBattle(page, undecided(60)),
}
const cards: Stored = {
  name: 'a card game',
  address: onTable('march-of-progress'),
  store: (page) => storePlay(page, halfGame(), {}),
}
const deluges: Stored = {
  name: 'The Deluge in its twelfth turn',
  address: onTable('the-deluge'),
  store: (page) => storePlay(page, longDeluge(), {}),
}
const worlds: Stored = {
  name: 'Gloria Mundi, world-wide, in round 12',
  address: onTable('gloria-mundi'),
  store: (page) => storePlay(page, longGloria(), {}),
}
const all = [battle, cards, deluges, worlds]

/** The first start of each fills caches and is left out. */
const rounds = 6

/** Each stored once, then opened in turns with the server gone; medians. */
async function starts(): Promise<ReadonlyMap<Stored, number>> {
  const served = await serve({ root: distOf('app'), port: 0 })
  return withPhone(async ({ page, protocol }) => {
    await openApp(page, served.url)
    await workerReady(page)
    const addresses = new Map<Stored, string>()
    for (const each of all)
      addresses.set(each, `${served.url}${each.address(await each.store(page))}`)
    for (const address of addresses.values()) await page.goto(address)
    await served.stop()
    await watchQuestions(page, '#answer-tray button')
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = new Map<Stored, number[]>(all.map((each) => [each, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const [each, address] of addresses) {
        const took = await startedAt(page, address)
        if (round > 0) times.get(each)?.push(took)
      }
    return new Map([...times].map(([each, took]) => [each, median(took)]))
  })
}

const touch = (
  { protocol }: Phone,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: readonly { readonly x: number; readonly y: number }[]
): Promise<unknown> =>
  protocol.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })

/** From now on the page notes how far its frames lie apart, in milliseconds. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = []
    Reflect.set(globalThis, 'framesApart', frames)
    let last = performance.now()
    const note = (now: number): void => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

/** One finger draws the map about in circles, close enough for names and counters. */
async function framesOfPan(phone: Phone): Promise<readonly number[]> {
  const { page } = phone
  for (let step = 0; step < 2; step += 1)
    await page.locator('.campaign-map .zoom button').first().tap()
  await page.waitForTimeout(1_000)
  const box = await page.locator('.campaign-map .frame').boundingBox()
  if (box === null) throw new Error('there is no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch(phone, 'touchStart', { x, y })
  await touch(phone, 'touchMove', { x: x + 30, y })
  await watchFrames(page)
  for (let step = 1; step <= 300; step += 1) {
    const angle = (step / 50) * Math.PI
    const at = { x: x + 30 + 90 * Math.sin(angle), y: y + 60 * (1 - Math.cos(angle)) }
    await touch(phone, 'touchMove', at)
    await page.waitForTimeout(8)
  }
  const frames = await page.evaluate(
    () => Reflect.get(globalThis, 'framesApart') as unknown as number[],
  )
  await touch(phone, 'touchEnd')
  return frames.slice(1)
}

const pan = (url: string, { address, store }: Stored): Promise<readonly number[]> =>
  withPhone(async (phone) => {
    const { page, protocol } = phone
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openApp(page, url)
    await page.goto(`${url}${address(await store(page))}`)
    await page.getByRole('button', { name: /^I am/ }).tap()
    await page.locator('.campaign-map .frame').waitFor()
    await page.waitForTimeout(1_000)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return framesOfPan(phone)
  })

export async function benchGames({ app }: ServedApps): Promise<Figure[]> {
  const times = await starts()
  const timeOf = (stored: Stored): number => times.get(stored) ?? Number.NaN
  const frames = await pan(app.url, worlds)
  return [
    ...all.map((each) => ({ what: `start at ${each.name}`, value: timeOf(each), unit: 'ms' })),
    {
      what: 'start at a card game against a battle',
      value: timeOf(cards) / timeOf(battle),
      unit: '×',
      aim: atMost(1.1),
    },
    {
      what: `a map of 100 areas moved, p98 of ${frames.length} frames`,
      value: percentile(frames, 0.98),
      unit: 'ms',
      aim: atMost(50),
    },
    { what: 'the same, median', value: median(frames), unit: 'ms' },
  ]
}
