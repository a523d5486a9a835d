// The words of photographs taken at the table: they come with the first.
import type { photos } from './en/photos.ts'
import { roomWords } from '../../../words/index.ts'

export const { words: photoWords, enter: enterPhotos } = roomWords<typeof photos>({
  en: () => import('./en/photos.ts').then((module) => module.photos),
  de: () => import('./de/photos.ts').then((module) => module.photos),
})
