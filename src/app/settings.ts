// The user's settings: language, light, text size, motion, units, and how a battle sounds. Kept in localStorage, read by shell/boot.js.
import { defineStore } from 'pinia'
import { computed, reactive, watch } from 'vue'
import { byKeys, keysOf } from '@/core/keys.ts'
import { keptEntries } from './keptEntries.ts'

const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** How distances are said and typed; 1 in = 2.5 cm by the rules' own conversion. */
export const units = ['in', 'cm'] as const
export type Unit = (typeof units)[number]

const offOrOn = ['off', 'on'] as const

/** What each setting can be; the first of each holds until the user chooses. */
export const settingChoices = {
  language: ['system', ...languages],
  theme: ['system', 'light', 'dark', 'red'],
  /** Percent of the normal text size. */
  textSize: ['100', '115', '130', '150', '200'],
  motion: ['system', 'none'],
  units,
  /** Dice that are heard and felt. */
  sound: offOrOn,
  vibration: offOrOn,
  /** Results of a battle are read aloud. */
  voice: offOrOn,
  /** The phone lies between the players: each question turns to who must answer. */
  flat: offOrOn,
  /** Dice of the app between which no player decides: thrown by one press at a turn's end, always, or one by one. */
  through: ['usual', 'always', 'never'],
  /** Dice of a volley on the table: told by their hits, or face by face. */
  handDice: ['hits', 'faces'],
  /** The last gap of a turn is offered to the Supreme Commanders always, or once one of them has moved. */
  lastMove: ['always', 'moved'],
  /** Photographs of battles go into backups, too. */
  backupPhotos: offOrOn,
} as const

type Settings = {
  -readonly [Name in keyof typeof settingChoices]: (typeof settingChoices)[Name][number]
}

/** What was kept, with the default for whatever cannot be read. */
function readSettings(text: string): Settings {
  const kept = keptEntries(text)
  return byKeys<Settings>(keysOf(settingChoices), (name) => {
    const values = settingChoices[name]
    return values.find((one) => one === kept.get(name)) ?? values[0]
  })
}

const place = 'aide-de-camp.settings'

/** A browser that allows no storage keeps the settings until the tab is closed. */
function keptSettings(): Settings {
  try {
    return readSettings(localStorage.getItem(place) ?? '')
  } catch {
    return readSettings('')
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
