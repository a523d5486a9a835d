// German words of the rules: combat and casualties.
import type { combatRules as english } from '../../en/rulebook/combat.ts'

export const combatRules: typeof english = {
  'COMBAT-01': {
    title: 'Stärke',
    text: 'Jede Seite wirft einen Würfel und zählt alle Gruppen ihres Bataillons dazu, gleich in welcher Formation.',
  },
  'COMBAT-02': {
    title: 'Was dazukommt',
    text: '+3 Angriff in Linie, +6 Angriff in Kolonne; +3 Offizier, +1 jeder andere Charakter, +3 Oberbefehlshaber; +2 ein Freund ist dabei, einmal; +2 höher als der Feind; −1 der Feind verteidigt weiche Deckung, −4 harte; −2 ungeordnet.',
  },
  'COMBAT-03': {
    title: 'Sieger und Verlierer',
    text: 'Die höhere Summe gewinnt. Der Sieger verliert 2 Soldaten; der Verlierer 6, weicht 2 Zoll zurück und testet sofort die Moral.',
  },
  'COMBAT-04': {
    title: 'Gleiche Summen',
    text: 'Keine Verluste, kein Test. Die nächste Runde folgt im nächsten Zug, ohne Vorteil für den Angriff.',
  },
  'COMBAT-05': {
    title: 'Nachdrängen',
    text: 'Hielt der Verlierer und drängt der Sieger nach, bleiben sie im Gefecht. Die nächste Runde kommt, wenn einer von beiden wieder aktiviert wird, und der Nachdrängende hat den Angriffsvorteil seiner Formation.',
  },
  'COMBAT-06': {
    title: 'Kein Nachdrängen',
    text: 'Hielt der Verlierer und bleibt der Sieger stehen, trennen sie sich: beide ungeordnet, beide müssen im nächsten Zug stehen. Wer inzwischen angegriffen wird, kämpft ungeordnet.',
  },
  'COMBAT-07': {
    title: 'Der Verlierer bricht',
    text: 'Er läuft sofort. Der Sieger bleibt, ungeordnet, und muss im nächsten Zug stehen.',
  },
  'COMBAT-08': {
    title: 'In ein Gefecht eintreten',
    text: 'Nicht in dem Zug, in dem es begann. Später mit Angriffsprobe und einem Angriff, der ankommt, in Flanke oder Rücken. Der Helfer hat weder Verluste noch Tests; der Feind wird ungeordnet. Seine +2 zählen in diesem Zug nur, wenn das die allererste Aktivierung des Zuges war, sonst vom nächsten an.',
  },
  'COMBAT-09': {
    title: 'Wie lange ein Gefecht dauert',
    text: 'Eine Runde je Zug, bis eine Seite bricht oder niemand nachdrängt.',
  },
  'COMBAT-10': {
    title: 'Ein angeschlossenes Bataillon',
    text: 'Es ist nicht selbst im Gefecht: Es kann nicht schießen, nicht beschossen werden, kein Abwehrfeuer geben und zieht mit dem Gefecht mit. Endet das Gefecht, ist es frei, in der Ordnung, die es hat. Bricht es, ist es fort oder wird es selbst angegriffen, enden seine +2; die Unordnung des Feindes bleibt.',
  },
  'COMBAT-11': {
    title: 'Wer den Angriffsvorteil hat',
    text: 'In der ersten Runde der Angreifer; später nur ein Sieger, der nachgedrängt hat, in der nächsten Runde, nach seiner Formation in diesem Augenblick. Nach Gleichstand niemand, bis wieder jemand nachdrängt. Im Gefecht wechselt niemand die Formation.',
  },
  'COMBAT-12': {
    title: 'Reihenfolge einer Runde',
    text: 'Würfel und Summen; Würfel für die Charaktere des Verlierers; Verluste beider Seiten zusammen; Bataillone ohne Soldaten gehen; der Verlierer weicht und testet; dann das Nachdrängen, wenn er hielt und beide noch da sind.',
  },
  'COMBAT-13': {
    title: 'Mehr Verluste als Soldaten',
    text: 'Sie verfallen. 6 bei 3 Soldaten beenden ein Bataillon ohne Test. Ein Sieger mit 2 oder weniger geht an seinem eigenen Sieg zugrunde; der Verlierer weicht und testet trotzdem und ist, wenn er hält, ungeordnet und muss stehen.',
  },
  'COMBAT-14': {
    title: 'Wenn ein Kämpfer fort ist',
    text: 'Bricht oder verschwindet einer, gleich warum, ist das Gefecht vorbei. Der andere ist, wenn ungebrochen, ungeordnet und muss stehen wie ein Sieger, dessen Gegner lief.',
  },
  'COMBAT-15': {
    title: 'Gelände im Gefecht',
    text: 'Höhe und Deckung werden jede Runde gefragt. Nur wer angegriffen wurde, kann Deckung verteidigen, eine Art, und nur bis er zum ersten Mal weicht oder nachdrängt.',
  },
  'COMBAT-16': {
    title: 'Zurückweichen am Rand',
    text: 'Es endet an der Tischkante, nimmt niemanden vom Tisch und ist keine Flucht.',
  },
  'CAS-01': {
    title: 'Verluste zählen',
    text: 'Verluste und Gruppen zählen sofort. Figuren der Soldaten bleiben stehen, bis die Hälfte der Anfangszahl verloren ist, damit man die Breite sieht; die App sagt, wann sie gehen. Figuren von Charakteren gehen sofort.',
  },
  'CAS-02': {
    title: 'Halbe Verluste',
    text: 'Gemessen an Soldaten, Plänkler eingerechnet. Genau die Hälfte zählt.',
  },
  'CAS-03': {
    title: 'Der letzte Soldat',
    text: 'Ohne Soldaten geht das Bataillon mit seinen Charakteren; ein angeschlossener Oberbefehlshaber bleibt allein. Freunde testen deswegen nicht.',
  },
  'CRISK-01': {
    title: 'Charaktere eines klaren Verlierers',
    text: 'Wer um 3 oder mehr verliert, wirft für jeden Charakter, auch einen angeschlossenen Befehlshaber: Bei 4 bis 6 fällt er statt eines der 6 Soldaten. Das kommt vor dem Test. Nach dem sechsten Toten wird nicht weiter geworfen. Bleibt kein Soldat, gehen die übrigen Charaktere mit.',
  },
}
