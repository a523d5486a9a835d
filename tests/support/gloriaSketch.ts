// A position of Gloria Mundi in a few words: an empty board, the units on it, and what else differs.
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Unit, World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { GloriaScene } from './gloria.ts'

export const unit = (owner: string | null, at: string, kind: Unit['kind'] = 'army') => ({
  kind,
  owner,
  at,
})
export type Sketch = ReturnType<typeof unit> & Partial<Unit>

export interface More {
  readonly areas?: Readonly<Record<string, Partial<AreaState>>>
  readonly world?: Partial<World>
  readonly house?: Partial<HouseRules>
}

/** Advanced, where the house rules do not say another scale; `agenda` is what is due. */
export const scene = (units: readonly Sketch[], more: More, ...agenda: readonly Task[]) =>
  new GloriaScene(
    { ...more, house: { scale: 'advanced', start: 'empty', ...more.house }, umpire: true, units },
    ...agenda,
  )
