// What the user has set: language, light, text size, motion, units, and how a battle sounds. Kept in localStorage, read by shell/boot.js.
import { defineStore } from 'pinia'
import { computed, reactive, watch } from 'vue'
import { keptEntries } from './keptEntries.ts'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

export const themes = ['system', 'light', 'dark', 'red'] as const
type Theme = (typeof themes)[number]

/** Percent of the normal text size. */
export const textSizes = ['100', '115', '130', '150', '200'] as const
type TextSize = (typeof textSizes)[number]

export const motions = ['system', 'none'] as const
type Motion = (typeof motions)[number]

/** How distances are said and typed; 1 in = 2.5 cm by the rules' own conversion. */
export const units = ['in', 'cm'] as const
export type Unit = (typeof units)[number]

const offOrOn = ['off', 'on'] as const
type OffOrOn = (typeof offOrOn)[number]

interface Settings {
  language: Language | 'system'
  theme: Theme
  textSize: TextSize
  motion: Motion
  units: Unit
  /** Dice that are heard and felt. */
  sound: OffOrOn
  vibration: OffOrOn
  /** Results of a battle are read aloud. */
  voice: OffOrOn
  /** The phone lies between the players: each question turns to who must answer. */
  flat: OffOrOn
}

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  textSize: '100',
  motion: 'system',
  units: 'in',
  sound: 'off',
  vibration: 'off',
  voice: 'off',
  flat: 'off',
}

const known = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

/** What was kept, with the default for whatever cannot be read. */
function readSettings(text: string): Settings {
  const kept = keptEntries(text)
  return {
    language: known(['system', ...languages] as const, kept.get('language'), defaults.language),
    theme: known(themes, kept.get('theme'), defaults.theme),
    textSize: known(textSizes, kept.get('textSize'), defaults.textSize),
    motion: known(motions, kept.get('motion'), defaults.motion),
    units: known(units, kept.get('units'), defaults.units),
    sound: known(offOrOn, kept.get('sound'), defaults.sound),
    vibration: known(offOrOn, kept.get('vibration'), defaults.vibration),
    voice: known(offOrOn, kept.get('voice'), defaults.voice),
    flat: known(offOrOn, kept.get('flat'), defaults.flat),
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
