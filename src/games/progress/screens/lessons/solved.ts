// Lessons and puzzles that were solved on this phone.
import { useKept } from '@/app/kept.ts'
import type { ExerciseId } from './lessons.ts'

const solved = useKept<readonly string[]>('aide-de-camp.progressLessons', [])

export const isSolved = (id: ExerciseId): boolean => solved.value.includes(id)

export function noteSolved(id: ExerciseId): void {
  if (!isSolved(id)) solved.value = [...solved.value, id]
}
