// German: how a question in plain words is searched in the rules.
import type { search as english } from '../../en/rulebook/rulebookSearch.ts'

const filler =
  'aber alle als am an auch auf aus bataillon bei bin bis da danach dann darf das dass dem den denn der des die dies doch du durch ein eine einem einen einer eines einheit er es für hat haben ich ihm ihn ihr im in ist ja kann kein keine können man mein mich mir mit muss nach nicht noch nun nur ob oder passiert sein sich sie sind so soll um und uns vom von vor wann war warum was welche wenn wer werden wie weit wieder wir wird wo zu zum zur'

const alike = [
  'schießen schieß schuss feuer feuern feuert beschuss salve',
  'angriff angreifen greift sturm',
  'nahkampf gefecht kampf kämpfen',
  'flucht fliehen fliehe läuft lauf rennen',
  'sterben tot tod verlust fallen fällt verlieren',
  'general oberbefehlshaber feldherr',
  'passen passt passe gepasst',
  'test moraltest moral',
  'plänkler schirm',
  'wiederholungswurf wiederholen neu',
  'bewegen bewegung manöver vorrücken marsch',
  'figur soldat modell',
  'würfel wurf würfeln',
]

export const search: typeof english = {
  filler: filler.split(' '),
  alike: alike.map((each) => each.split(' ')),
}
