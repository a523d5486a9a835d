// German words of the rules: the Supreme Commander, skirmishers and Light troops.
import type { commanderRules as english } from '../../en/rulebook/commander.ts'

export const commanderRules: typeof english = {
  'SC-01': {
    title: 'Allein',
    text: 'Ein Oberbefehlshaber für sich kann nicht getötet werden und ändert keinen Wurf. Berührt ihn ein Feind, geschieht ihm nichts: Man stellt ihn neben den nächsten Freund.',
  },
  'SC-02': {
    title: 'Sein Ritt',
    text: 'Einmal je Zug reitet er frei bis zu vier Würfel in Zoll, zwischen zwei Aktivierungen gleich welcher Seite. Er schließt sich einem Bataillon durch Berühren an und verlässt es mit dem Ritt eines späteren Zuges.',
  },
  'SC-03': {
    title: 'Was sein Bataillon gewinnt',
    text: 'Es besteht Proben zu Manöver, Ordnen, Angriff und Sammeln ohne Wurf, zählt +1 auf jeden Schusswürfel und +3 im Nahkampf, kann keinen Moraltest verlieren und verliert nichts an Gelände, Hang und Hindernis. Welche Manöver in schwierigem Gelände möglich sind und die Unordnung gelten weiter; Würfel für Treffer, Abwehrfeuer, Nahkampf und Strecke werden geworfen.',
  },
  'SC-04': {
    title: 'Was die anderen verlieren',
    text: 'Solange er bei einem Bataillon ist, fallen alle anderen seiner Seite um eine Stufe.',
  },
  'SC-05': {
    title: 'Sein Tod',
    text: 'Bei einem Bataillon kann er durch Feuer und im Gefecht fallen. Er wird nicht ersetzt, und seine ganze Seite bleibt eine Stufe tiefer.',
  },
  'SC-06': {
    title: 'Im Nahkampf',
    text: 'Seine +3 kommen zu denen des Offiziers; als weiterer Charakter zählt er nicht noch einmal.',
  },
  'SC-07': {
    title: 'Wann er reiten darf',
    text: 'Vor der ersten Aktivierung, zwischen zweien oder nach der letzten, nie mitten in einer. Er darf sich Freunden in jedem Zustand anschließen und sie verlassen. Anschließen beendet den Ritt; dann geht er, wohin das Bataillon geht. Wollen beide im selben Augenblick, reitet die Seite zuerst, die als nächste aktiviert, am Ende die mit der Initiative.',
  },
  'SC-08': {
    title: 'Wenn sein Bataillon läuft',
    text: 'Läuft es oder ist es fort, bleibt er allein zurück. Ein gebrochenes Bataillon, dem er sich anschließt, sammelt sich bei seiner Aktivierung ohne Wurf, ungeordnet und stehend.',
  },
  'SC-09': {
    title: 'Tests an seiner Seite',
    text: 'Ein Test, den er sicher macht, braucht keinen Würfel und gilt als abgelegt. Fällt er, endet seine Hilfe vor dem nächsten Würfel: Der Test nach derselben Salve oder Runde geschieht ohne ihn und eine Stufe tiefer.',
  },
  'SKIRM-01': {
    title: 'Wie viele hinausgehen',
    text: 'Jedes Bataillon darf bis zu einem Fünftel seiner Soldaten als Plänklerkette vorschicken, aufgerundet: 16 oder 20 schicken 4, 24 schicken 5, 28 schicken 6, 32 schicken 7, 36 oder 40 schicken 8, 44 schicken 9, 48 schicken 10. Es gilt ab der Aufstellung, und niemand wird zurückgerufen.',
  },
  'SKIRM-02': {
    title: 'Ihre Gruppen',
    text: 'Zwei Figuren sind eine Gruppe, eine einzelne auch; 6 oder 5 Figuren ergeben 3 Würfel. Das Bataillon zählt nur die Soldaten, die geschlossen stehen.',
  },
  'SKIRM-03': {
    title: 'Am Bataillon gebunden',
    text: 'Die Kette handelt mit ihrem Bataillon, bewegt sich wie es und bleibt innerhalb von 4 Zoll. Beide geben eigene Salven ab, das Bataillon nie durch die eigene Kette; die Sergeanten dienen beiden.',
  },
  'SKIRM-04': {
    title: 'Ein Schirm',
    text: 'Feinde müssen auf die Kette schießen, die ihr Bataillon deckt. Ihre Verluste sind Soldaten des Bataillons für halbe Verluste und den Gleichstand, aber nie ein Grund zum Test.',
  },
  'SKIRM-05': {
    title: 'Wenn sie angegriffen wird',
    text: 'Trifft sie ein Angriff, wird sie entfernt, und er geht weiter; das Abwehrfeuer des Bataillons ist dann frei. Jede Kette im Weg geht, sobald der Wurf sie erreicht. Ihre Figuren sind verloren.',
  },
  'SKIRM-06': {
    title: 'Ihr eigenes Feuer',
    text: 'Eine Kette hat keine Formation und ist nie ungeordnet. Sie feuert mit der wirksamen Qualität ihres Bataillons und dem +1 des Befehlshabers; von den übrigen Zuschlägen und Abzügen gelten nur der für Büchsen und die des Ziels. Als Ziel ist sie Plänkler, nie Kolonne.',
  },
  'SKIRM-07': {
    title: 'Wann sie feuert',
    text: 'Nur wenn ihr Bataillon schießt, zuerst, und abgehandelt, ehe das Bataillon sein Ziel nennt; jedes darf sein Feuer zurückhalten. Sie gibt kein Abwehrfeuer und zählt im Nahkampf nicht. Feuer auf einen Angreifer trifft seine geschlossenen Soldaten, nie seine Kette.',
  },
  'SKIRM-08': {
    title: 'Sie geht mit dem Bataillon',
    text: 'Sie zieht, läuft, weicht und verschwindet mit ihm. Fällt der letzte geschlossene Soldat, geht auch die Kette. Eine Kette ohne Figuren deckt niemanden.',
  },
  'LIGHT-01': {
    title: 'Leichte Bataillone',
    text: 'Sie dürfen bis zu drei Viertel vorschicken: 16 schicken 12, 20 schicken 15, 24 schicken 18, 28 schicken 21, 32 schicken 24, 36 schicken 27. Der Rest steht bis zu 6 Zoll dahinter. Britische Leichte dürfen Büchsen führen.',
  },
}
