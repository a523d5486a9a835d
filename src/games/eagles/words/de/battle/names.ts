// German names of battalions and sides inside sentences.
import type { Side } from '@/core/conversation.ts'
import type { BattleState } from '@/games/eagles/rules/index.ts'
import { army } from '../armies/army.ts'
import {
  callIn,
  numberOfSide,
  qualitiesIn,
  sentence,
  sidesCalled,
  type Called,
  type Names,
} from '../../../telling/names.ts'

type Nation = NonNullable<Called['nation']>

/** Without the ending of its case: "das 2. britische". */
const stems: Readonly<Record<Nation, string>> = {
  british: 'britisch',
  french: 'französisch',
  prussian: 'preußisch',
  austrian: 'österreichisch',
  russian: 'russisch',
  spanish: 'spanisch',
  portuguese: 'portugiesisch',
}

const peoples: Readonly<Record<Nation, string>> = {
  british: 'Briten',
  french: 'Franzosen',
  prussian: 'Preußen',
  austrian: 'Österreicher',
  russian: 'Russen',
  spanish: 'Spanier',
  portuguese: 'Portugiesen',
}

const lowered = {
  qualities: army.qualities,
  now: {
    green: 'jetzt wie Rekruten',
    drilled: 'jetzt wie Gedrillte',
    veteran: 'jetzt wie Veteranen',
    guards: 'jetzt wie Garde',
  },
  minus: 'jetzt mit −1',
}

const numbered = (side: Side): string => `Seite ${numberOfSide(side)}`

/** "die Briten", "Seite 1". */
const sideNamed = (side: Side, nation: Called['nation']): string =>
  nation === null ? numbered(side) : `die ${peoples[nation]}`

/** "der Briten", "von Seite 1". */
const ofSideNamed = (side: Side, nation: Called['nation']): string =>
  nation === null ? `von ${numbered(side)}` : `der ${peoples[nation]}`

export function namesIn(state: BattleState, far: Names['far'], helper: Names['helper']): Names {
  const call = callIn(state)
  const nationOf = sidesCalled(state.setup)
  const people: Names['people'] = (side) => {
    const nation = nationOf(side)
    return nation === null ? numbered(side) : peoples[nation]
  }
  const plain: Names['plain'] = (id) => {
    const { own, place } = call(id)
    return own === '' ? `${String(place + 1)}.` : own
  }
  /** "2. britische" with an ending for its case, "2. von Seite 1", or its own name. */
  const named = (id: number, ending: string): string => {
    const { own, side, nation } = call(id)
    if (own !== '') return own
    return nation === null
      ? `${plain(id)} von ${numbered(side)}`
      : `${plain(id)} ${stems[nation]}${ending}`
  }
  const withArticle = (id: number, article: string, ending: string): string =>
    call(id).own === '' ? `${article} ${named(id, ending)}` : named(id, ending)
  /** "vom 2. britischen Bataillon", "vom 2. Bataillon von Seite 1"; a name of its own takes the plain preposition. */
  const whole = (id: number, withArticle: string, plainly: string): string => {
    const { own, side, nation } = call(id)
    if (own !== '') return `${plainly} ${own}`
    const which = nation === null ? '' : ` ${stems[nation]}en`
    const whose = nation === null ? ` von ${numbered(side)}` : ''
    return `${withArticle} ${plain(id)}${which} Bataillon${whose}`
  }
  const the: Names['the'] = (id) => withArticle(id, 'das', 'e')
  return {
    far,
    helper,
    plain,
    ...qualitiesIn(state, lowered, plain),
    short: (id) => named(id, 'es'),
    the,
    The: (id) => sentence(the(id)),
    from: (id) => whole(id, 'vom', 'von'),
    toward: (id) => (call(id).own === '' ? `zum ${named(id, 'en')}` : `zu ${named(id, '')}`),
    at: (id) => whole(id, 'beim', 'bei'),
    of: (id) => (call(id).own === '' ? withArticle(id, 'des', 'en') : `von ${named(id, '')}`),
    people,
    side: (side) => sideNamed(side, nationOf(side)),
    ofSide: (side) => ofSideNamed(side, nationOf(side)),
    commander: (side) => `der Oberbefehlshaber ${ofSideNamed(side, nationOf(side))}`,
    battalionOf: (side) => {
      const nation = nationOf(side)
      return nation === null ? `Bataillon von ${people(side)}` : `${stems[nation]}e Bataillon`
    },
  }
}
