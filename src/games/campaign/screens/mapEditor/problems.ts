// Findings of the check in words: the place is named, and it is known where to go to mend it.
import type { MapFile, MapProblem } from '../../rules/index.ts'
import { mapWords as words } from '../words/mapWords.ts'
import type { MapCampaign } from './mapCampaign.ts'

export interface SaidProblem {
  readonly key: string
  readonly text: string
  readonly isError: boolean
  /** Where to go; null: it is about the map as a whole. */
  readonly at: {
    readonly kind: 'node' | 'faction'
    readonly id: string
    readonly name: string
  } | null
}

type Naming<M extends MapFile> = Pick<MapCampaign<M>, 'nodeName' | 'problemWords' | 'check'>

/** Problems of the campaign's own that are about a faction although a place of the same id may stand on the map. */
const ofFactions = [
  ...['noHome', 'noCapital', 'noSuchNode', 'noSuchFaction', 'relationTwice'],
  ...['factionTwice', 'noStart', 'startTwice', 'namedLikeASeat', 'noPoints', 'forceAbroad'],
]

const common: Readonly<Record<string, (name: string) => string>> = {
  tooClose: (name) => words.value.check.problems.tooClose(name),
  unreachable: (name) => words.value.check.problems.unreachable(name),
  idTwice: (name) => words.value.check.problems.idTwice(name),
  factionTwice: (name) => words.value.check.problems.factionTwice(name),
  linkToNowhere: (name) => words.value.check.problems.linkToNowhere(name),
  linkToItself: (name) => words.value.check.problems.linkToItself(name),
  linkTwice: (name) => words.value.check.problems.linkTwice(name),
  unknownOwner: (name) => words.value.check.problems.unknownOwner(name),
}

/** Errors first, each once. */
export function saidProblems<M extends MapFile>(
  campaign: Naming<M>,
  map: M,
  problems: readonly MapProblem[] = campaign.check(map),
): readonly SaidProblem[] {
  const said = new Map<string, SaidProblem>()
  for (const problem of problems) {
    const { code, about, isError, named } = problem
    const key = `${code} ${about} ${named?.field ?? ''} ${named?.id ?? ''}`
    const node = ofFactions.includes(code) ? undefined : map.nodes.find(({ id }) => id === about)
    const faction = node === undefined ? map.factions.find(({ id }) => id === about) : undefined
    const name = node === undefined ? (faction?.name ?? about) : campaign.nodeName(node)
    const text = campaign.problemWords(problem, map) ?? common[code]?.(name) ?? `${code}: ${name}`
    const kind = node === undefined ? 'faction' : 'node'
    const at =
      node === undefined && faction === undefined ? null : ({ kind, id: about, name } as const)
    said.set(key, { key, text, isError, at })
  }
  return [...said.values()].toSorted((a, b) => Number(b.isError) - Number(a.isError))
}
