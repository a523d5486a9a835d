// What the user has set: language, theme, text size, motion. Kept in localStorage, read by public/boot.js.
import { defineStore } from 'pinia'
import { computed, reactive, watch } from 'vue'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const themes = ['system', 'light', 'dark', 'red'] as const
type Theme = (typeof themes)[number]

/** Percent of the normal text size. */
export const textSizes = ['100', '115', '130', '150', '200'] as const
type TextSize = (typeof textSizes)[number]

export const motions = ['system', 'none'] as const
type Motion = (typeof motions)[number]

interface Settings {
  language: Language | 'system'
  theme: Theme
  textSize: TextSize
  motion: Motion
}

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  textSize: '100',
  motion: 'system',
}

const known = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

/** What was kept, with the default for whatever cannot be read. */
function readSettings(text: string): Settings {
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return { ...defaults }
  }
  const entry = (key: keyof Settings): unknown =>
    typeof kept === 'object' && kept !== null
      ? Object.entries(kept).find(([name]) => name === key)?.[1]
      : null
  return {
    language: known(['system', ...languages] as const, entry('language'), defaults.language),
    theme: known(themes, entry('theme'), defaults.theme),
    textSize: known(textSizes, entry('textSize'), defaults.textSize),
    motion: known(motions, entry('motion'), defaults.motion),
  }
}

const place = 'aide-de-camp.settings'

/** A browser that allows no storage keeps the settings until the tab is closed. */
function keptSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(place) ?? '')
  } catch {
    return { ...defaults }
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings))
  } catch {
    return // not allowed here
  }
}

export const useSettings = defineStore('settings', () => {
  const kept = reactive(keptSettings())
  watch(kept, keep)
  window.addEventListener('storage', ({ key }) => {
    if (key === place) Object.assign(kept, keptSettings())
  })

  /** What the phone prefers, until the user chooses. */
  const language = computed<Language>(() => {
    if (kept.language !== 'system') return kept.language
    return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
  })

  /** As at the start of the app: whatever in it cannot be read becomes the default. */
  function takeFrom(text: string): void {
    Object.assign(kept, readSettings(text))
  }

  return { kept, language, takeFrom }
})
