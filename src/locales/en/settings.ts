// English words of the settings.
export const settings = {
  title: 'Settings',
  language: 'Language',
  languages: { system: 'As the phone', en: 'English', de: 'Deutsch' },
  theme: 'Light',
  themes: { system: 'As the phone', light: 'Day', dark: 'Night', red: 'Red night' },
  themeHint: 'Red night keeps your eyes used to the dark.',
  textSize: 'Text size',
  textSizes: { 100: 'Normal', 115: '115 %', 130: '130 %', 150: '150 %', 200: '200 %' },
  motion: 'Motion',
  motions: { system: 'As the phone', none: 'None' },
  storage: 'Storage, backup and restore',
  about: 'About',
  aboutText:
    'Aide-de-Camp keeps your armies on this phone and works without a network. Nothing you enter leaves it unless you share it.',
  rulesNote: 'Made for players of The March of Eagles. The rules are told in our own words.',
  version: (version: string) => `Version ${version}`,
  samples: 'Armies of the rules',
  samplesHint: 'Add the British and the French sample army to your list again.',
  addSamples: 'Add both',
  samplesAdded: 'Both sample armies are on your list.',
}
