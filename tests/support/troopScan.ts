// Words of troops in any language the app knows, found without the reader: what the law is proved with.

const scans = {
  green: /\b(?:green|recruits?)\b|(?<!\p{L})(?:grün\w{0,2}|gruen\w{0,2}|rekrut(?:en)?)(?!\p{L})/giu,
  drilled: /\bdrilled\b|\bgedrillte?[nrs]?\b/gi,
  veteran: /\bveterans?\b|\bvets?\b|\bveteranen\b/gi,
  guards: /\bguards?\b|\bgardes?\b|\bgarden\b/gi,
  drummer: /\bdrummers?\b|\bbuglers?\b|\btrommler\b|\bhornist(?:en)?\b|\btambour\b/gi,
  sergeant: /\bsergeants?\b|\bsgts?\b|\bsergeanten\b|\bfeldwebel\b|\bunteroffiziere?\b/gi,
  ensign: /\bensigns?\b|(?<!\p{L})fähnriche?n?(?!\p{L})/giu,
  officer: /\bofficers?\b|\boffiziere?n?\b/gi,
  rifles: /\brifles?\b|(?<!\p{L})büchsen(?!\p{L})/giu,
  battalion: /\bbattalions?\b|\bbns?\b|\bbataillone?\b|\bbtl\b/gi,
  nation:
    /\b(?:british|french|prussian|austrian|russian|spanish|portuguese)\b|(?<!\p{L})(?:briten|britisch|franzosen|französisch|preußen|preußisch|österreich|russen|spanier|portugiesen)(?!\p{L})/giu,
} as const satisfies Readonly<Record<string, RegExp>>

type TroopWord = keyof typeof scans

export interface Hit {
  readonly what: TroopWord
  readonly from: number
  readonly to: number
}

const troopWords = Object.keys(scans).filter((key): key is TroopWord => key in scans)

/** Every word of troops in a text. */
export const scanTroops = (text: string): readonly Hit[] =>
  troopWords.flatMap((what) =>
    Array.from(text.matchAll(scans[what]), ({ index, 0: word }) => ({
      what,
      from: index,
      to: index + word.length,
    })),
  )
