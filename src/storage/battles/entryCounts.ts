// Keeps the ledger of battles in two places that fail neither together nor with the journals: a plain cached file and localStorage.
import type { BattleRow } from './battle.ts'
import {
  mostLosses,
  noLedger,
  printLedger,
  readLedger,
  type CountedBattle,
  type Ledger,
  type Loss,
} from './ledger.ts'

const place = 'aide-de-camp.entries'
/** Not one of the service worker's caches: repairing the app's files must leave it alone. */
const cacheName = 'aide-de-camp-entries'
const address = '/entries'

/** Milliseconds after which what has changed is written: an answer never waits for it. */
const pause = 1_000

function localLedger(): Ledger | null {
  try {
    return readLedger(localStorage.getItem(place))
  } catch {
    return null // forbidden
  }
}

async function cachedLedger(): Promise<Ledger | null> {
  try {
    const answer = await (await caches.open(cacheName)).match(address)
    return readLedger((await answer?.text()) ?? null)
  } catch {
    return null // no cache here, or a forbidden one
  }
}

const newer = (one: Ledger, other: Ledger | null): Ledger =>
  other !== null && other.revision > one.revision ? other : one

/** What this page knew last; also for the case that everything stored is gone. */
let known: Ledger = noLedger
const latest = (): Ledger => (known = newer(known, localLedger()))

let loading: Promise<void> | undefined
const loaded = (): Promise<void> =>
  (loading ??= cachedLedger().then((cached) => void (known = newer(latest(), cached))))

let caching: Promise<unknown> = Promise.resolve()

function write(change: Partial<Ledger>): void {
  known = { ...latest(), ...change, revision: known.revision + 1 }
  const text = printLedger(known)
  try {
    localStorage.setItem(place, text)
  } catch {
    // full or forbidden: the cached file remembers
  }
  const put = async (): Promise<void> =>
    (await caches.open(cacheName)).put(address, new Response(text))
  caching = caching.then(put).catch(() => undefined)
}

/** Resolves when the cached file is written. */
const written = (): Promise<unknown> => caching

/** Counts that wait to be written, by battle. */
const waiting = new Map<string, CountedBattle>()
let timer: ReturnType<typeof setTimeout> | undefined

async function writeWaiting(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await loaded()
  if (waiting.size === 0) return
  const battles = new Map(latest().battles)
  for (const [id, counted] of waiting)
    if (counted.entries >= (battles.get(id)?.entries ?? 0)) battles.set(id, counted)
  waiting.clear()
  write({ battles })
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writeWaiting()
  })

/** Notes how many entries of a battle have their tick. They only ever become more; less is a loss, or `settleCount`. */
export function noteEntries(battle: BattleRow, entries: number): void {
  const before = waiting.get(battle.id) ?? known.battles.get(battle.id)
  if (before?.entries === entries || entries < (before?.entries ?? 0)) return
  waiting.set(battle.id, { entries, title: battle.title })
  timer ??= setTimeout(() => void writeWaiting(), pause)
}

/** All that is remembered now. */
export async function ledger(): Promise<Ledger> {
  await writeWaiting()
  return latest()
}

const listeners = new Set<(losses: readonly Loss[]) => void>()

function changeLosses(losses: readonly Loss[], battles: Ledger['battles']): Promise<unknown> {
  write({ losses: losses.slice(-mostLosses), battles })
  for (const listener of listeners) listener(known.losses)
  return written()
}

/** Notes a loss, once: from now on the battle has as many entries as are left of it. */
export async function noteLoss(loss: Omit<Loss, 'isTold'>): Promise<void> {
  const { losses, battles } = await ledger()
  const counted = new Map(battles)
  if (loss.has === 0) counted.delete(loss.battle)
  else counted.set(loss.battle, { entries: loss.has, title: loss.title })
  await changeLosses([...losses, { ...loss, isTold: false }], counted)
}

/** The user has been told of all losses so far. */
export async function markTold(): Promise<void> {
  const { losses, battles } = await ledger()
  if (losses.every(({ isTold }) => isTold)) return
  await changeLosses(
    losses.map((loss) => ({ ...loss, isTold: true })),
    battles,
  )
}

/** The user has read it and wants it off the list. */
export async function dismissLoss(which: Loss): Promise<void> {
  const { losses, battles } = await ledger()
  const isOther = ({ battle, at }: Loss): boolean => battle !== which.battle || at !== which.at
  await changeLosses(losses.filter(isOther), battles)
}

/** Battles that were deleted on purpose are no loss, and nothing is told of them any more. */
export async function forgetBattles(ids: readonly string[]): Promise<void> {
  const { losses, battles } = await ledger()
  const gone = new Set(ids)
  if (!ids.some((id) => battles.has(id)) && !losses.some(({ battle }) => gone.has(battle))) return
  await changeLosses(
    losses.filter(({ battle }) => !gone.has(battle)),
    new Map([...battles].filter(([id]) => !gone.has(id))),
  )
}

/** The app begins anew, on the user's word. */
export const forgetAll = async (): Promise<void> =>
  forgetBattles([...(await ledger()).battles.keys()])

/** Tells all losses that are remembered, now and after every new one in this tab. */
export function watchLosses(tell: (losses: readonly Loss[]) => void): { stop: () => void } {
  listeners.add(tell)
  void ledger().then(({ losses }) => {
    if (listeners.has(tell)) tell(losses)
  })
  return { stop: () => void listeners.delete(tell) }
}
