// Moving a map: one finger pans, two pinch, a double tap goes closer; keys and buttons do the same.
import { computed, onScopeDispose, ref, shallowRef, type ShallowRef } from 'vue'
import { useElementSize } from '@vueuse/core'
import type { Point } from './geometry.ts'

const closest = 3.2
/** Before the frame has a size. */
const leastScale = 0.05
const zoomStep = 1.6
const keyStep = 70
/** Less than that is a tap, in pixels. */
const slack = 9
const doubleTap = 320

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

/** `tapped` gets the element under a tap. */
export function useMapMoves(
  frame: Readonly<ShallowRef<HTMLElement | null>>,
  bounds: () => MapBounds,
  tapped: (target: Element | null) => void,
) {
  const { width, height } = useElementSize(frame)
  const whole = computed(() =>
    Math.max(leastScale, Math.min(width.value / bounds().width, height.value / bounds().height)),
  )
  /** Null: the whole map. */
  const chosen = ref<number | null>(null)
  const scale = computed(() => Math.max(whole.value, chosen.value ?? 0))
  const offset = shallowRef<Point>({ x: 0, y: 0 })

  /** No further than half of the frame beyond the edge of the map. */
  function held({ x, y }: Point, k: number): Point {
    const { x: left, y: top, width: wide, height: high } = bounds()
    const clamp = (value: number, start: number, size: number, room: number): number => {
      const [first, last] = [room / 2 - (start + size) * k, room / 2 - start * k]
      return Math.min(last, Math.max(first, value))
    }
    return { x: clamp(x, left, wide, width.value), y: clamp(y, top, high, height.value) }
  }
  const centred = computed((): Point => {
    const { x, y, width: wide, height: high } = bounds()
    const k = whole.value
    return { x: (width.value - wide * k) / 2 - x * k, y: (height.value - high * k) / 2 - y * k }
  })
  const at = computed(() =>
    chosen.value === null ? centred.value : held(offset.value, scale.value),
  )

  function zoomTo(next: number, around: Point): void {
    const before = { k: scale.value, ...at.value }
    const k = Math.min(closest, next)
    if (k <= whole.value * 1.01) {
      chosen.value = null
      return
    }
    const share = k / before.k
    chosen.value = k
    offset.value = {
      x: around.x - (around.x - before.x) * share,
      y: around.y - (around.y - before.y) * share,
    }
  }
  const centre = (): Point => ({ x: width.value / 2, y: height.value / 2 })
  const zoomBy = (factor: number, around = centre()): void => zoomTo(scale.value * factor, around)
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

  const fingers = new Map<number, Point>()
  let moved = 0
  let lastTap = 0
  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = frame.value?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }
  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, place(event))
    if (fingers.size === 1) moved = 0
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
    if (moved > slack) panBy(to.x - from.x, to.y - from.y)
    if (after.length > 1 && spreadOf(before) > 0) {
      moved += slack
      zoomTo(scale.value * (spreadOf(after) / spreadOf(before)), to)
    }
  }
  function up(event: PointerEvent): void {
    const wasDown = fingers.delete(event.pointerId)
    if (!wasDown || event.type === 'pointercancel' || moved > slack || fingers.size > 0) return
    if (event.timeStamp - lastTap < doubleTap) {
      lastTap = 0
      zoomBy(zoomStep, place(event))
      return
    }
    lastTap = event.timeStamp
    tapped(event.target instanceof Element ? event.target : null)
  }
  function wheel(event: WheelEvent): void {
    zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, place(event))
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => panBy(keyStep, 0),
    ArrowRight: () => panBy(-keyStep, 0),
    ArrowUp: () => panBy(0, keyStep),
    ArrowDown: () => panBy(0, -keyStep),
    '+': () => zoomBy(zoomStep),
    '-': () => zoomBy(1 / zoomStep),
    '0': () => zoomTo(0, centre()),
  }
  function key(event: KeyboardEvent): void {
    const action = keys[event.key]
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }
  onScopeDispose(() => fingers.clear())
  return {
    scale,
    at,
    width,
    height,
    isWhole: computed(() => chosen.value === null),
    closer: () => zoomBy(zoomStep),
    farther: () => zoomBy(1 / zoomStep),
    show,
    on: {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      wheel,
      keydown: key,
    },
  }
}
