// German words of the settings, and of installing the app.
import type { install as englishInstall, settings as english } from '../en/settings.ts'

export const settings: typeof english = {
  title: 'Einstellungen',
  language: 'Sprache',
  languages: { system: 'Wie das Handy', en: 'English', de: 'Deutsch' },
  theme: 'Licht',
  themes: { system: 'Wie das Handy', light: 'Tag', dark: 'Nacht', red: 'Rote Nacht' },
  themeHint: 'Rote Nacht schont an die Dunkelheit gewöhnte Augen.',
  textSize: 'Textgröße',
  textSizes: { 100: 'Normal', 115: '115 %', 130: '130 %', 150: '150 %', 200: '200 %' },
  motion: 'Bewegung',
  motions: { system: 'Wie das Handy', none: 'Keine' },
  storage: 'Speicher, Sicherung und Wieder\u00adher\u00adstellung',
  units: 'Entfernungen',
  unitNames: { in: 'Zoll', cm: 'Zentimeter' },
  unitsHint: 'Ein Zoll ist 2,5 cm, wie in den Regeln.',
  about: 'Über die App, Lizenzen',
  version: (version) => `Version ${version}`,
  samples: 'Beispielarmeen',
  samplesHint:
    'Setzt die britische und die französische Beispielarmee noch einmal auf deine Liste.',
  addSamples: 'Beide über\u00adnehmen',
  samplesAdded: 'Beide Beispielarmeen stehen auf deiner Liste.',
}

export const install: typeof englishInstall = {
  title: 'Auf den Startbildschirm',
  why: 'Installiert startet sie wie jede App, nimmt geteilte Listen an, und das Handy räumt nichts weg.',
  install: 'Installieren',
  notNow: 'Jetzt nicht',
  ios: ['Tippe in Safari auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.', 'Tippe auf „Hinzufügen“.'],
}
