// The words of the settings, and of installing the app.
import { roomWords } from './index.ts'

export const { words: settingsWords, enter: enterSettings } = roomWords({
  en: () => import('./en/settings.ts'),
  de: () => import('./de/settings.ts'),
})
