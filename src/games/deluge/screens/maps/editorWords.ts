// The words of the map editor of The Deluge, with those that all campaigns share.
import { enterMaps } from '@/games/campaign/screens/words/mapWords.ts'
import { roomWords } from '@/words/index.ts'
import type { EditorWords } from './editorEn.ts'

const room = roomWords<EditorWords>({
  en: () => import('./editorEn.ts').then((module) => module.editorEn),
  de: () => import('./editorDe.ts').then((module) => module.editorDe),
})

export const { words: editorWords } = room

export const enterEditor = (): Promise<unknown> => Promise.all([room.enter(), enterMaps()])
