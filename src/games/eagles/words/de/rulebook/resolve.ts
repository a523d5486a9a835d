// German words of the rules: resolve, rout, rally, and winning.
import type { resolveRules as english } from '../../en/rulebook/resolve.ts'

export const resolveRules: typeof english = {
  'RES-01': {
    title: 'Gründe für einen Test',
    text: 'Sofort: eine verlorene Runde im Nahkampf; ein Angreifer, den Abwehrfeuer traf. Nach den Aktivierungen: Verluste durch Beschuss; ein Freund lief, in Sicht, gleich wie weit; der Oberbefehlshaber war bei ihm und fiel.',
  },
  'RES-02': {
    title: 'Der Test',
    text: 'Ein Würfel gegen die eigene Zahl: −1 bei halben Verlusten, −1 nach einer eben verlorenen Runde, +2, wenn der Offizier lebt.',
  },
  'RES-03': { title: 'Fähnrich', text: 'Er, oder das Paar, erlaubt einen neuen Wurf.' },
  'RES-04': {
    title: 'Einmal genügt',
    text: 'Nach den Aktivierungen testet ein Bataillon höchstens einmal und gar nicht, wenn es in diesem Zug schon getestet hat.',
  },
  'RES-05': {
    title: 'Für wen ein Grund zählt',
    text: 'Nur ein Bataillon, das in dem Augenblick ungebrochen auf dem Tisch steht, im Gefecht oder nicht; und es testet nur, wenn es das noch immer tut. Nach den Tests verfallen alle Gründe außer Fluchten, die am Ende des Zuges zu sehen waren. Proben für Angriff und Sammeln gelten nicht als Test.',
  },
  'RES-06': {
    title: 'Was kein Grund ist',
    text: 'Der Tod des Oberbefehlshabers erschüttert nur das Bataillon, bei dem er war. Verluste einer Plänklerkette und die zwei des Siegers sind kein Grund.',
  },
  'ROUT-01': {
    title: 'Brechen',
    text: 'Ein misslungener Test bricht das Bataillon. Durch Abwehrfeuer oder im Gefecht gebrochen, läuft es sofort; nach den Aktivierungen gebrochen oder noch immer gebrochen, am Ende des Zuges. Eine Flucht je Zug.',
  },
  'ROUT-02': {
    title: 'Die Flucht',
    text: 'Drei Würfel in Zoll geradewegs zur eigenen Tischkante. Erreicht es sie, ist das Bataillon endgültig verloren.',
  },
  'ROUT-03': {
    title: 'Freunde, die es sehen',
    text: 'Nur die erste Flucht nach dem Brechen erschüttert sie. Fluchten am Ende des Zuges zählen für die Tests des nächsten.',
  },
  'ROUT-04': {
    title: 'Gesehen oder nicht',
    text: 'Gefragt wird, wenn es läuft, auch wenn es dabei den Tisch verlässt. Gelände und Hindernisse bremsen nicht, und um den Feind läuft es herum. Entfernen und Zurückweichen sind keine Flucht.',
  },
  'ROUT-05': {
    title: 'Brechen im Gefecht',
    text: 'Bricht ein kämpfendes Bataillon nach den Aktivierungen, endet sein Gefecht sofort, und es läuft am Ende des Zuges. Das kann beiden zugleich geschehen.',
  },
  'RALLY-01': {
    title: 'Sammeln',
    text: 'Die Aktivierung eines gebrochenen Bataillons: ein Moraltest mit allem, was dazugehört, und dem Fähnrich. Gelingt er, hält es an, ungeordnet, und muss im nächsten Zug stehen, in dem es sich ordnen darf. Misslingt er oder passt es, läuft es am Ende des Zuges. Nicht in dem Zug, in dem es brach.',
  },
  'RALLY-02': {
    title: 'Angriff auf ein gebrochenes Bataillon',
    text: 'Die Berührung entfernt es mit seinen Charakteren: kein Feuer, kein Gefecht, keine Tests der Freunde. Der Angreifer bleibt dort stehen, frei und in der Ordnung, die er hat.',
  },
  'WIN-01': {
    title: 'Sieg',
    text: 'Nach dem letzten Zug gewinnt, wer mehr ungebrochene Bataillone auf dem Tisch hat.',
  },
  'WIN-02': {
    title: 'Verluste entscheiden',
    text: 'Sind es gleich viele oder hat keine Seite ein Bataillon verloren, gewinnt, wer in den ungebrochenen Bataillonen weniger Verluste hat: Soldaten und Charaktere.',
  },
  'WIN-03': {
    title: 'Unentschieden und frühes Ende',
    text: 'Ist es immer noch gleich, endet es unentschieden. Die Schlacht endet früher, wenn eine Seite am Ende eines Zuges kein ungebrochenes Bataillon hat. Vereinbarte Ziele können vorgehen.',
  },
  'WIN-04': {
    title: 'Wann gezählt wird',
    text: 'Am Ende eines Zuges, nach den Fluchten. Verloren ist, was dann gebrochen oder fort ist. Sobald eine Seite eines verloren hat, werden bloße Zahlen verglichen, keine Anteile.',
  },
  'WIN-05': {
    title: 'Was als Verlust zählt',
    text: 'Fehlende Soldaten, Plänkler eingerechnet, und verlorene Charaktere, ein Paar als einer, der Bataillone, die ungebrochen auf dem Tisch stehen. Ein Oberbefehlshaber zählt nie. Hat keine Seite ein solches Bataillon, ist es unentschieden.',
  },
}
