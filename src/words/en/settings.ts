// English words of the settings, and of installing the app.
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
  units: 'Distances',
  unitNames: { in: 'Inches', cm: 'Centimetres' },
  unitsHint: 'One inch is 2.5 cm, as the rules have it.',
  about: 'About and licences',
  version: (version: string) => `Version ${version}`,
  samples: 'Sample armies',
  samplesHint: 'Add the British and the French sample army to your list again.',
  addSamples: 'Add both',
  samplesAdded: 'Both sample armies are added.',
}

export const install = {
  title: 'On the home screen',
  why: 'Installed, it starts like any app, takes shared lists, and the phone clears nothing away.',
  install: 'Install',
  notNow: 'Not now',
  ios: ['Tap the share button of Safari.', 'Choose “Add to Home Screen”.', 'Tap “Add”.'],
}
