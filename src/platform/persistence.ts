// Safety of what the browser keeps: its promise, the space, and whether the app is installed.

export interface Space {
  /** Bytes. */
  readonly used: number
  readonly quota: number
}

/** Missing in WebKitGTK, and wherever the page is not served securely. */
const manager = ({ storage }: { readonly storage?: StorageManager } = navigator) => storage

/** Whether the browser has promised not to clear by itself; null where it promises nothing of the kind. */
export async function isPersisted(): Promise<boolean | null> {
  const storage = manager()
  if (typeof storage?.persisted !== 'function') return null
  return storage.persisted().catch(() => null)
}

/** Asks for that promise. Some browsers ask the user, others decide by themselves. */
export async function askToPersist(): Promise<boolean | null> {
  const storage = manager()
  if (typeof storage?.persist !== 'function') return null
  if ((await isPersisted()) === true) return true
  return storage.persist().catch(() => null)
}

let hasAsked = false

/** Once something is worth keeping: asks at most once while the app runs, and no caller waits for the answer. */
export function keepForGood(): void {
  if (hasAsked) return
  hasAsked = true
  void askToPersist()
}

export async function spaceUsed(): Promise<Space | null> {
  const storage = manager()
  if (typeof storage?.estimate !== 'function') return null
  const { usage, quota } = await storage.estimate().catch((): StorageEstimate => ({}))
  return usage === undefined || quota === undefined ? null : { used: usage, quota }
}

/** On the home screen or in a window of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPads call themselves Macs; no Mac has a touch screen. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'CrOS', 'Linux'] as const

/** What a person calls this device, as far as the browser says. */
export const deviceName = (): string =>
  systems.find((system) => navigator.userAgent.includes(system)) ?? 'unknown'
