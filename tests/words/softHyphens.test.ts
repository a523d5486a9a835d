// Where German words may break: soft hyphens stand in labels of the screen, never in words that leave it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const german = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)words\/de(?:\/.*)?\.ts$/.test(file))
  .sort()
const signs = /\u00AD|\\u00ad|&shy;/i

/** Words of buttons and headings. What is copied, printed, sent, searched or compared is in none of these. */
const labels = [
  'desk/words/de/events.ts',
  'games/eagles/words/de/armies/armies.ts',
  'games/eagles/words/de/battle/answers.ts',
  'games/eagles/words/de/battle/screen.ts',
  'games/eagles/words/de/battle/undo.ts',
  'games/eagles/words/de/lists/add.ts',
  'games/eagles/words/de/lists/builder.ts',
  'words/de/backup.ts',
  'words/de/dice.ts',
  'words/de/settings.ts',
  'words/de/storage.ts',
  'words/de/table.ts',
]

test('only labels carry soft hyphens: no army, reply, report or rule that is copied or searched', () => {
  const carriers = german.filter((file) => signs.test(readFileSync(`src/${file}`, 'utf8')))
  expect(carriers).toEqual(labels)
})

test('a soft hyphen stands within a word, with two letters or more on either side', () => {
  for (const file of labels) {
    const text = readFileSync(`src/${file}`, 'utf8').replaceAll('\\u00ad', '\u00AD')
    for (const word of text.split(/\s/).filter((each) => each.includes('\u00AD')))
      for (const part of word.split('\u00AD')) expect(part, word).toMatch(/\p{L}{2}/u)
  }
})
