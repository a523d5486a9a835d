// Moving a map: one finger pans, two pinch, a double tap goes closer; keys and buttons do the same.
import { computed, onScopeDispose, ref, shallowRef, type ShallowRef } from 'vue'
import { useElementSize } from '@vueuse/core'
import type { Point } from './geometry.ts'

const closest = 3.2
/** Before the frame has a size. */
const leastScale = 0.05
const zoomStep = 1.6
const wheelStep = 1.15
const keyStep = 70
/** Less than that is a tap, in pixels. */
const slack = 9
const doubleTap = 320
/** Two taps further apart are two taps, in pixels. */
const sameSpot = 48

interface MapBounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
})
const spreadOf = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)

type Frame = Readonly<ShallowRef<HTMLElement | null>>

/** No further than half of the frame beyond the edge of the map. */
function heldIn(bounds: MapBounds, room: Point, { x, y }: Point, k: number): Point {
  const clamp = (value: number, start: number, size: number, width: number): number => {
    const [first, last] = [width / 2 - (start + size) * k, width / 2 - start * k]
    return Math.min(last, Math.max(first, value))
  }
  return {
    x: clamp(x, bounds.x, bounds.width, room.x),
    y: clamp(y, bounds.y, bounds.height, room.y),
  }
}

/** What of the map is in sight: its scale, and where its origin lies in the frame. */
function useSight(frame: Frame, bounds: () => MapBounds) {
  const { width, height } = useElementSize(frame)
  const whole = computed(() =>
    Math.max(leastScale, Math.min(width.value / bounds().width, height.value / bounds().height)),
  )
  /** Null: the whole map. */
  const chosen = ref<number | null>(null)
  const scale = computed(() => Math.max(whole.value, chosen.value ?? 0))
  const offset = shallowRef<Point>({ x: 0, y: 0 })
  const held = (to: Point, k: number): Point =>
    heldIn(bounds(), { x: width.value, y: height.value }, to, k)
  const centred = computed((): Point => {
    const { x, y, width: wide, height: high } = bounds()
    const k = whole.value
    return { x: (width.value - wide * k) / 2 - x * k, y: (height.value - high * k) / 2 - y * k }
  })
  const at = computed(() =>
    chosen.value === null ? centred.value : held(offset.value, scale.value),
  )
  const centre = (): Point => ({ x: width.value / 2, y: height.value / 2 })

  function zoomTo(next: number, around = centre()): void {
    const k = Math.min(closest, next)
    const { x, y } = at.value
    const share = k / scale.value
    chosen.value = k <= whole.value * 1.01 ? null : k
    offset.value = { x: around.x - (around.x - x) * share, y: around.y - (around.y - y) * share }
  }
  const zoomBy = (factor: number, around?: Point): void => zoomTo(scale.value * factor, around)
  function panBy(x: number, y: number): void {
    if (chosen.value === null) return
    offset.value = held({ x: at.value.x + x, y: at.value.y + y }, scale.value)
  }
  /** Brings a point of the map into the middle, close enough for its name. */
  function show({ x, y }: Point): void {
    const k = Math.max(scale.value, 1)
    chosen.value = k
    offset.value = { x: width.value / 2 - x * k, y: height.value / 2 - y * k }
  }
  const isWhole = computed(() => chosen.value === null)
  return { scale, at, width, height, isWhole, zoomTo, zoomBy, panBy, show }
}
type Sight = ReturnType<typeof useSight>

/** What one finger can take hold of instead of moving the map. Points are of the map. */
export interface Grip {
  /** Whether something is there. */
  readonly take: (at: Point) => boolean
  readonly move: (at: Point) => void
  readonly drop: (at: Point) => void
  /** A second finger came, or the system took the first. */
  readonly letGo: () => void
}

/** `at` is the point of the map. */
type Tapped = (target: Element | null, at: Point) => void

/** What a finger holds, from the moment it comes down. */
function useHold(sight: Sight, grip: Grip | null) {
  let isHolding = false
  const onMap = ({ x, y }: Point): Point => ({
    x: (x - sight.at.value.x) / sight.scale.value,
    y: (y - sight.at.value.y) / sight.scale.value,
  })
  return {
    onMap,
    take: (at: Point): void => {
      isHolding = grip?.take(onMap(at)) === true
    },
    /** Whether something is held. */
    move: (at: Point): boolean => {
      if (isHolding) grip?.move(onMap(at))
      return isHolding
    },
    end: (at: Point | null): void => {
      if (isHolding && at !== null) grip?.drop(onMap(at))
      else if (isHolding) grip?.letGo()
      isHolding = false
    },
  }
}

/** Whether a tap is the second one of two on the same spot. */
function useDoubleTap() {
  let last: { readonly time: number; readonly at: Point } | null = null
  return (time: number, at: Point): boolean => {
    const isSecond =
      last !== null && time - last.time < doubleTap && spreadOf([last.at, at]) < sameSpot
    last = isSecond ? null : { time, at }
    return isSecond
  }
}

function useFingers(frame: Frame, sight: Sight, tapped: Tapped, grip: Grip | null) {
  const fingers = new Map<number, Point>()
  let moved = 0
  const hold = useHold(sight, grip)
  const isDouble = useDoubleTap()
  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = frame.value?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, place(event))
    if (fingers.size > 1) hold.end(null)
    else {
      moved = 0
      hold.take(place(event))
    }
  }
  function move(event: PointerEvent): void {
    const before = [...fingers.values()]
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, place(event))
    const after = [...fingers.values()]
    const [from, to] = [middleOf(before), middleOf(after)]
    moved += Math.hypot(to.x - from.x, to.y - from.y)
    if (moved > slack && frame.value?.hasPointerCapture(event.pointerId) === false)
      frame.value.setPointerCapture(event.pointerId)
    if (moved > slack && !hold.move(to)) sight.panBy(to.x - from.x, to.y - from.y)
    if (after.length > 1 && spreadOf(before) > 0) {
      moved += slack
      sight.zoomBy(spreadOf(after) / spreadOf(before), to)
    }
  }
  function up(event: PointerEvent): void {
    const wasDown = fingers.delete(event.pointerId)
    const isEnd = wasDown && event.type === 'pointerup'
    const at = place(event)
    hold.end(isEnd && moved > slack ? at : null)
    if (!isEnd || moved > slack || fingers.size > 0) return
    if (isDouble(event.timeStamp, at)) sight.zoomBy(zoomStep, at)
    else tapped(event.target instanceof Element ? event.target : null, hold.onMap(at))
  }
  const wheel = (event: WheelEvent): void =>
    sight.zoomBy(event.deltaY < 0 ? wheelStep : 1 / wheelStep, place(event))
  onScopeDispose(() => fingers.clear())
  return { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, wheel }
}

function keysOf({ zoomTo, zoomBy, panBy }: Sight) {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => panBy(keyStep, 0),
    ArrowRight: () => panBy(-keyStep, 0),
    ArrowUp: () => panBy(0, keyStep),
    ArrowDown: () => panBy(0, -keyStep),
    '+': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': () => zoomTo(0),
  }
  return (event: KeyboardEvent): void => {
    const action = keys[event.key]
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }
}

/** `tapped` gets the element under a tap. */
export function useMapMoves(
  frame: Frame,
  bounds: () => MapBounds,
  tapped: Tapped,
  grip: Grip | null = null,
) {
  const sight = useSight(frame, bounds)
  const { scale, at, width, height, isWhole, zoomBy, show } = sight
  return {
    scale,
    at,
    width,
    height,
    isWhole,
    closer: () => zoomBy(zoomStep),
    farther: () => zoomBy(1 / zoomStep),
    show,
    on: { ...useFingers(frame, sight, tapped, grip), keydown: keysOf(sight) },
  }
}
