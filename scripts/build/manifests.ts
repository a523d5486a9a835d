// The manifests of the app, one for each language: names, shortcuts, and what the phone may hand to it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'

type Language = 'en' | 'de'

interface Said {
  readonly description: string
  readonly resume: string
  readonly newArmy: string
  readonly scan: string
  readonly screens: Readonly<Record<Screen, string>>
}

const screens = ['armies', 'builder', 'volley', 'combat'] as const
type Screen = (typeof screens)[number]

const said: Readonly<Record<Language, Said>> = {
  en: {
    description:
      'Armies, battles and events for The March of Eagles: it conducts the battle, says the odds, and never loses a game. Without a network.',
    resume: 'Continue the battle',
    newArmy: 'New army',
    scan: 'Scan a list',
    screens: {
      armies: 'The armies on the phone',
      builder: 'Building an army, with every problem next to its cause',
      volley: 'A volley, its dice explained, with its odds',
      combat: 'A round of combat, both sides against each other',
    },
  },
  de: {
    description:
      'Armeen, Schlachten und Turniere für The March of Eagles: leitet die Schlacht, nennt die Chancen und verliert kein Spiel. Ohne Netz.',
    resume: 'Schlacht fortsetzen',
    newArmy: 'Neue Armee',
    scan: 'Liste scannen',
    screens: {
      armies: 'Die Armeen auf dem Handy',
      builder: 'Eine Armee bauen, jedes Problem neben seiner Ursache',
      volley: 'Eine Salve: woher ihre Würfel kommen, mit ihren Chancen',
      combat: 'Eine Runde Gefecht, beide Seiten nebeneinander',
    },
  },
}

const pictureOf = (screen: Screen): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../docs/screens/${screen}.png`, import.meta.url)))

/** Width and height stand in the head of every PNG. */
const sizesOf = (picture: Buffer): string =>
  `${String(picture.readUInt32BE(16))}x${String(picture.readUInt32BE(20))}`

const icon = (size: number, name = `pwa-${String(size)}x${String(size)}.png`) => ({
  src: `/${name}`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
})

const shortcut = (name: string, url: string) => ({
  name,
  short_name: name,
  url,
  icons: [icon(192)],
})

/** What a list comes as. */
const listFiles = {
  'text/plain': ['.txt'],
  'text/csv': ['.csv', '.tsv'],
  'application/json': ['.json'],
  'message/rfc822': ['.eml'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** A list that is shared from a chat lands in the reader; files do, too. */
const shareTarget = {
  action: '/share',
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    title: 'title',
    text: 'text',
    url: 'url',
    files: [
      {
        name: 'lists',
        accept: [...Object.keys(listFiles), ...Object.values(listFiles).flat(), 'image/*'],
      },
    ],
  },
} satisfies ManifestOptions['share_target']

export function manifestIn(language: Language): Partial<ManifestOptions> {
  const say = said[language]
  return {
    id: '/',
    name: 'Aide-de-Camp',
    short_name: 'Aide-de-Camp',
    description: say.description,
    lang: language,
    dir: 'ltr',
    categories: ['games', 'utilities'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4eddc',
    theme_color: '#f4eddc',
    icons: [
      icon(64),
      icon(192),
      icon(512),
      { ...icon(512, 'maskable-icon-512x512.png'), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(say.resume, '/#/continue'),
      shortcut(say.newArmy, '/#/armies?new'),
      shortcut(say.scan, '/#/add?scan'),
    ],
    screenshots: screens.map((screen) => ({
      src: `/screens/${screen}.png`,
      sizes: sizesOf(pictureOf(screen)),
      type: 'image/png',
      form_factor: 'narrow',
      label: say.screens[screen],
    })),
    share_target: shareTarget,
    file_handlers: [{ action: '/#/arrived', accept: listFiles }],
    // A second window would want the battle that the first one plays.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  }
}

/** Writes what the manifest of the app does not carry itself: the other languages, and the pictures of the screens. */
export const manifests = (): Plugin => ({
  name: 'manifests',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'manifest-de.webmanifest',
      source: JSON.stringify(manifestIn('de')),
    })
    for (const screen of screens)
      this.emitFile({ type: 'asset', fileName: `screens/${screen}.png`, source: pictureOf(screen) })
  },
})
