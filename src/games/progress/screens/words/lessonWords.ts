// The words of the lessons and puzzles.
import { roomWords } from '@/words/index.ts'
import type { LessonWords } from './en/lessons.ts'

export const { words: lessonWords, enter: enterProgressLessons } = roomWords<LessonWords>({
  en: () => import('./en/lessons.ts').then((module) => module.lessonsEn),
  de: () => import('./de/lessons.ts').then((module) => module.lessonsDe),
})
