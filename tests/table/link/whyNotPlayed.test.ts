// A tab that does not play the battle of a table: what else has it, or what fails.
import { expect, test } from 'vitest'
import { whyNotPlayed } from '@/table/link/whyNotPlayed.ts'

test.each([
  ['another tab plays it', 'reader', null, 'other-tab'],
  ['the browser cannot keep tabs apart', 'reader', 'no-locks', 'not-stored'],
  ['the phone is full', 'failed', 'quota', 'not-stored'],
  ['it still opens', 'opening', null, 'not-stored'],
] as const)('%s', (_, role, failure, why) => expect(whyNotPlayed(role, failure)).toBe(why))
