/*
 * Handling of Back, which closes the topmost sheet and never leaves the screen, on every browser. (CloseWatcher would
 * do it for the Android gesture only: the Back button of a desktop browser passes it by.)
 *
 * Each open sheet stands on a history entry of its own with the same address. The router never sees that entry:
 * it would take the way back for a navigation. When a sheet is closed by an action, the entry is left where it is,
 * because taking it back could overtake the navigation that the action starts; the next sheet at
 * this address uses it again, and a later Back steps over it.
 */
interface Layer {
  readonly id: string
  readonly close: () => void
}

type Mark = 'sheetTop' | 'sheetBase'

let layers: readonly Layer[] = []
/** The entry we stand on, if a sheet made it. */
let here: string | null = null
/** The entry we ourselves asked the browser to leave. */
let leaving: string | null = null
let count = 0
let isListening = false

function markOf(state: unknown, mark: Mark): string | null {
  if (typeof state !== 'object' || state === null) return null
  const value: unknown = Reflect.get(state, mark)
  return typeof value === 'string' ? value : null
}

function stateWith(marks: Partial<Record<Mark, string | undefined>>): object {
  const state: unknown = history.state
  return { ...(typeof state === 'object' ? state : null), ...marks }
}

function pushEntry(id: string): void {
  history.replaceState(stateWith({ sheetBase: id }), '')
  history.pushState(stateWith({ sheetTop: id, sheetBase: undefined }), '')
  here = id
}

/** The router takes our mark along when it replaces an address: back from there would leave the screen. */
const isAtItsAddress = (id: string | null): boolean => id?.endsWith(location.hash) === true

function closeAllAbove(id: string | null): void {
  const keep = layers.findIndex((layer) => layer.id === id) + 1
  const closing = layers.slice(keep)
  layers = layers.slice(0, keep)
  for (const layer of closing) layer.close()
}

function onPop(event: PopStateEvent): void {
  const from = here
  here = markOf(event.state, 'sheetTop')
  const isOneStepBack = from !== null && markOf(event.state, 'sheetBase') === from
  if (!isOneStepBack) {
    closeAllAbove(here)
    return
  }

  const isOpen = layers.some((layer) => layer.id === from)
  if (leaving === from) {
    leaving = null
    event.stopImmediatePropagation()
    if (isOpen) pushEntry(from) // opened again before the browser had gone back
  } else if (isOpen) {
    event.stopImmediatePropagation()
    closeAllAbove(here)
  } else {
    history.back() // an entry that an action left behind: no user should have to press twice
  }
}

/** From the first sheet on. */
function watchBack(): void {
  if (isListening) return
  isListening = true
  here = markOf(history.state, 'sheetTop')
  addEventListener('popstate', onPop, { capture: true })
}

export interface BackEntry {
  /** The user dismissed the sheet: its entry goes with it. */
  dismiss(): void
  /** An action or the screen closed the sheet: its entry stays behind, unseen. */
  release(): void
}

/** The sheet is open; close is called when the user goes back. */
export function enterSheet(close: () => void): BackEntry {
  watchBack()
  here = markOf(history.state, 'sheetTop')
  const free = layers.every((layer) => layer.id !== here) && isAtItsAddress(here) ? here : null
  const id = free ?? `${performance.timeOrigin}-${(count += 1)}${location.hash}`
  layers = [...layers, { id, close }]
  if (free === null) pushEntry(id)

  const release = (): void => {
    layers = layers.filter((layer) => layer.id !== id)
  }
  return {
    release,
    dismiss(): void {
      release()
      if (markOf(history.state, 'sheetTop') !== id) return
      leaving = id
      history.back()
    },
  }
}
