// The words of the couriers' game, in English and German.
import { headOf, partOf, type HeadOf } from '@/core/option.ts'
import type { GameWords } from '../playable.ts'
import type { CouriersEvent, CouriersKinds, CouriersOption, House, Town } from './state.ts'

type Head = HeadOf<CouriersOption>
type EventWords = {
  readonly [Kind in CouriersEvent['kind']]: (
    event: Extract<CouriersEvent, { readonly kind: Kind }>,
  ) => string
}

interface Tables {
  readonly events: EventWords
  readonly options: Readonly<Record<Head, (part: string) => string>>
  readonly reasons: Readonly<Record<CouriersKinds['reason'], string>>
  readonly fields: Readonly<Record<CouriersKinds['field'], string>>
}

const heads: readonly Head[] = ['wait', 'ride', 'drop', 'done', 'reopen', 'no', 'yes']

function wordsFrom({ events, options, reasons, fields }: Tables) {
  const tell = <Kind extends CouriersEvent['kind']>(
    kind: Kind,
    event: Extract<CouriersEvent, { readonly kind: Kind }>,
  ): string => events[kind](event)
  return {
    event: (event: CouriersEvent): string => tell(event.kind, event),
    option: (option: CouriersOption): string => {
      const head = heads.find((each) => each === headOf(option))
      return head === undefined ? '' : options[head](partOf(option))
    },
    reason: (reason: CouriersKinds['reason']): string => reasons[reason],
    field: (field: CouriersKinds['field']): string => fields[field],
  } satisfies GameWords<CouriersKinds>
}

const placeNames: Readonly<Record<Town, string>> = {
  aldea: 'Aldea',
  burgo: 'Burgo',
  castro: 'Castro',
  duero: 'Duero',
}
const place = (town: string): string =>
  new Map<string, string>(Object.entries(placeNames)).get(town) ?? ''
const germanHouse: Readonly<Record<House, string>> = { red: 'Rot', blue: 'Blau', green: 'Grün' }
const lineNumber = (part: string): string => String(Number(part) + 1)

export const en = wordsFrom({
  events: {
    noted: ({ lines }) => `Your sheet has ${lines} lines.`,
    rode: ({ town }) => `Your courier is in ${place(town)}.`,
    met: ({ other, town }) => `The ${other} courier is in ${place(town)} too.`,
    weather: ({ storm, washedOut }) =>
      `${storm ? 'A storm' : 'Fair weather'}; ${washedOut} bridges are washed out.`,
    roads: ({ face, delay }) => `The roads: ${face}, ${delay} days late.`,
    turnBegan: ({ turn }) => `Turn ${turn} begins.`,
    moved: ({ town }) => `The umpire has put your courier to ${place(town)}.`,
  },
  options: {
    wait: () => 'Wait',
    ride: (town) => `Ride to ${place(town)}`,
    drop: (line) => `Strike line ${lineNumber(line)} and all after it`,
    done: () => 'Close the sheet',
    reopen: () => 'Open the sheet again',
    no: () => 'No',
    yes: () => 'Yes',
  },
  reasons: {
    notNear: 'Too far for one ride',
    sheetFull: 'The sheet is full',
    notUmpire: 'Only the umpire may',
  },
  fields: { storm: 'A storm?', washedOut: 'Bridges washed out' },
})

export const de = wordsFrom({
  events: {
    noted: ({ lines }) => `Dein Blatt hat ${lines} Zeilen.`,
    rode: ({ town }) => `Dein Kurier ist in ${place(town)}.`,
    met: ({ other, town }) => `In ${place(town)} ist auch der Kurier von ${germanHouse[other]}.`,
    weather: ({ storm, washedOut }) =>
      `${storm ? 'Ein Sturm' : 'Schönes Wetter'}; ${washedOut} Brücken sind fort.`,
    roads: ({ face, delay }) => `Die Straßen: ${face}, ${delay} Tage Verspätung.`,
    turnBegan: ({ turn }) => `Zug ${turn} beginnt.`,
    moved: ({ town }) => `Der Spielleiter hat deinen Kurier nach ${place(town)} gestellt.`,
  },
  options: {
    wait: () => 'Warten',
    ride: (town) => `Nach ${place(town)} reiten`,
    drop: (line) => `Zeile ${lineNumber(line)} und alle danach streichen`,
    done: () => 'Blatt schließen',
    reopen: () => 'Blatt wieder öffnen',
    no: () => 'Nein',
    yes: () => 'Ja',
  },
  reasons: {
    notNear: 'Zu weit für einen Ritt',
    sheetFull: 'Das Blatt ist voll',
    notUmpire: 'Das darf nur der Spielleiter',
  },
  fields: { storm: 'Ein Sturm?', washedOut: 'Fortgerissene Brücken' },
})
