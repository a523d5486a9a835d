// The army file: JSON with everything of one army or several, notes and stated points too (docs/formats.md).
import { parseJson } from '../../../../../core/parseJson.ts'
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { bounds } from '../bounds.ts'
import { budgets, nations, qualities } from '../model.ts'
import type { Army, Battalion, Character, CharacterCounts } from '../model.ts'
import { limits } from '../prices.ts'
import { cleanName, cleanNote } from '../text/clean.ts'
import { fieldsOf, flagOf, listOf, oneOf, pointsOrNull, textOf, wholeOf } from './fields.ts'
import type { Verdict } from './fields.ts'
import { isWithin, type JsonBounds } from './jsonBounds.ts'

const format = 'aide-de-camp/army'

/** Goes up with every change that an older app could not read rightly; older decoders stay. */
const fileVersion = 1

/** How much of a file is read at once; a bomb is refused while it is still text. */
interface FileBounds extends JsonBounds {
  readonly characters: number
  readonly armies: number
}

const openedFile: FileBounds = { characters: 2_000_000, armies: 1_000, depth: 12, nodes: 50_000 }

export type FileProblem = 'too-big' | 'not-json' | 'not-an-army' | 'unknown-version'

/** Ids are the app's own and stay here. */
const armyJson = ({ battalions, ...head }: Army) => ({
  ...head,
  battalions: battalions.map((battalion) => ({ ...battalion, id: undefined })),
})

/** The text of a file; one line a field, so that people can read and compare it. */
export const encodeFile = (armies: readonly Army[]): string =>
  `${JSON.stringify({ format, version: fileVersion, armies: armies.map(armyJson) }, null, 2)}\n`

function countsOf(verdict: Verdict, value: unknown): CharacterCounts {
  const fields = fieldsOf(verdict, value ?? {})
  const count = (kind: Character): number =>
    wholeOf(verdict, fields.get(kind) ?? 0, 0, bounds.characters)
  return {
    drummer: count('drummer'),
    sergeant: count('sergeant'),
    ensign: count('ensign'),
    officer: count('officer'),
  }
}

function battalionOf(verdict: Verdict, value: unknown, id: number): Battalion {
  const fields = fieldsOf(verdict, value)
  return {
    id,
    name: cleanName(textOf(verdict, fields.get('name'))),
    note: cleanNote(textOf(verdict, fields.get('note'))),
    // A word that is no quality is kept as none: the check names it.
    quality: qualities.find((quality) => quality === fields.get('quality')) ?? null,
    rankers: wholeOf(verdict, fields.get('rankers'), 0, bounds.rankers),
    characters: countsOf(verdict, fields.get('characters')),
    light: flagOf(verdict, fields.get('light')),
    rifles: flagOf(verdict, fields.get('rifles')),
    statedPoints: pointsOrNull(verdict, fields.get('statedPoints'), bounds.statedPoints),
  }
}

function armyOf(verdict: Verdict, value: unknown): Army {
  const fields = fieldsOf(verdict, value)
  const battalions = listOf(verdict, fields.get('battalions'), bounds.battalions)
  return {
    name: cleanName(textOf(verdict, fields.get('name'))),
    note: cleanNote(textOf(verdict, fields.get('note'))),
    nation: oneOf(verdict, nations, fields.get('nation')),
    limit: wholeOf(verdict, fields.get('limit') ?? limits.usual, limits.least, bounds.limit),
    budget: oneOf(verdict, budgets, fields.get('budget') ?? 'atMost'),
    battalions: battalions.map((battalion, place) => battalionOf(verdict, battalion, place + 1)),
    statedTotal: pointsOrNull(verdict, fields.get('statedTotal'), bounds.statedPoints),
  }
}

/** The armies of a file, battalions numbered from 1. Unknown keys are left out. Never throws. */
export function decodeFile(
  text: string,
  most: FileBounds = openedFile,
): Result<readonly Army[], FileProblem> {
  if (text.length > most.characters || !isWithin(text, most)) return refused('too-big')
  const json = parseJson(text)
  if (json === undefined) return refused('not-json')
  const verdict: Verdict = { wrong: false }
  const fields = fieldsOf(verdict, json)
  if (fields.get('format') !== format) return refused('not-an-army')
  const version = wholeOf(verdict, fields.get('version'), 1, Number.MAX_SAFE_INTEGER)
  if (version > fileVersion) return refused('unknown-version')
  const armies = listOf(verdict, fields.get('armies'), most.armies)
  const read = armies.map((army) => armyOf(verdict, army))
  return verdict.wrong || read.length === 0 ? refused('not-an-army') : ok(read)
}
