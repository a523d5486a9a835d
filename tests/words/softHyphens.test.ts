// Where German words may break: soft hyphens stand in labels of the screen, never in words that leave it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'src/locales/de'
const signs = /\u00AD|\\u00ad|&shy;/i

/** Words of buttons and headings. What is copied, printed, sent, searched or compared is in none of these. */
const labels = [
  'add.ts',
  'armies.ts',
  'backup.ts',
  'battlePromptsAnswers.ts',
  'battlePromptsScreen.ts',
  'builder.ts',
  'dice.ts',
  'eventTable.ts',
  'events.ts',
  'settings.ts',
  'storage.ts',
  'table.ts',
]

test('only labels carry soft hyphens: no army, reply, report or rule that is copied or searched', () => {
  const carriers = readdirSync(folder).filter((file) =>
    signs.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  expect(carriers).toEqual(labels)
})

test('a soft hyphen stands within a word, with two letters or more on either side', () => {
  for (const file of labels) {
    const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\\u00ad', '\u00AD')
    for (const word of text.split(/\s/).filter((each) => each.includes('\u00AD')))
      for (const part of word.split('\u00AD')) expect(part, word).toMatch(/\p{L}{2}/u)
  }
})
