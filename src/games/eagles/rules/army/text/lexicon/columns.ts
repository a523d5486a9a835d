// The headings of tables with one battalion a row, English and German.

const columnKinds = [
  'player',
  'nation',
  'place',
  'name',
  'quality',
  'rankers',
  'drummer',
  'sergeant',
  'ensign',
  'officer',
  /** All four kinds in one cell: "Officer, 2 drummers". */
  'characters',
  'light',
  'rifles',
  'points',
  /** Who a battalion or its owner is called by; nobody knows which of the two. */
  'called',
  /** Whether it is of the list, or how old it is. */
  'status',
] as const
export type ColumnKind = (typeof columnKinds)[number]

const words: { readonly [kind in ColumnKind]: string } = {
  player: 'player|spieler|spielerin',
  nation: 'nation|army|armee|land|country|side',
  place: 'bn|btn|battalion|bataillon|btl|no|no.|nr|nr.|#|number|nummer|bat|bat.|btl.',
  name: 'unit|einheit|regiment|bezeichnung|battalion name|unit name',
  quality:
    'qual|qual.|quali|troops|troop type|truppe|truppen|truppentyp|type|typ|quality|qualität|qualitaet|grade|rating|klasse|class|troop quality|training',
  rankers:
    'fig|fig.|strength|size|stärke|staerke|größe|groesse|rankers|ranker|men|mann|mannschaft|mannschaften|figures|figs|figuren|models|modelle|soldiers|soldaten|rank and file|no. of rankers|number of rankers|anzahl',
  drummer:
    'drummer|drummers|drum|drums|trommler|tambour|buglers|bugler|hornisten|hornist|drummer(s)|dr|dr.|drm|d|t',
  sergeant:
    'sergeant|sergeants|sgt|sgts|feldwebel|unteroffizier|unteroffiziere|uffz|sergeanten|sergeant(s)|sgt.|uffz.|sg|sg.|s|u',
  ensign: 'ensign|ensigns|ens|fähnrich|fähnriche|faehnrich|fahnenträger|ensign(s)|ens.|en|en.|e|f',
  officer: 'officer|officers|off|offz|offizier|offiziere|officer(s)|off.|offz.|of|of.|o',
  characters:
    'characters|character|character(s)|chars|command|staff|leaders|extras|charaktere|chargen|kommando|stab',
  light: 'light|leicht|light?',
  rifles: 'rifles|rifle|büchsen|buechsen|rifles?',
  points: 'points|pts|pts.|punkte|pkt|pkt.|cost|kosten|price|preis|total',
  called: 'name|painter|painted by|maler|bemalt von',
  status: 'status',
}

let known: ReadonlyMap<string, ColumnKind> | null = null

/** What a column holds, by its heading; null: nobody knows. */
export function columnOf(heading: string): ColumnKind | null {
  known ??= new Map(
    columnKinds.flatMap((kind) => words[kind].split('|').map((word) => [word, kind] as const)),
  )
  return known.get(heading.trim().replace(/[*_:]/g, '').toLowerCase()) ?? null
}
