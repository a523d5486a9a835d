// German hints of the guided battle.
import type { guide as english } from '../../en/guide/guide.ts'

const hints: (typeof english)['hints'] = {
  'sides.dice': {
    why: (far) =>
      `Zwei Armeen mit je zwei Bataillonen, ${far(48)} Tisch. Der Oberbefehlshaber ist der General zu Pferd; Plänkler sind Soldaten, die einzeln vor der Front kämpfen. Ihr spielt zwei Züge mit Hinweisen; dann geht es weiter oder endet dort.`,
    usual: 'Würfle hier, oder wirf echte Würfel und tippe die Augen an.',
  },
  'sides.first': {
    why: (far) =>
      `Wer zuletzt aufstellt, hat mehr vom Plan des Gegners gesehen. Beide bleiben mindestens ${far(12)} von der Tischmitte weg.`,
    usual: 'Lass die andere Seite beginnen.',
  },
  'deploy.battalion': {
    why: 'Die Seiten stellen abwechselnd ein Bataillon auf. Das Plättchen zeigt seine Nummer und wie viele Soldaten es hat.',
    usual: 'Beginne mit dem, dessen Platz klar ist; das beste zuletzt.',
  },
  'deploy.formation': {
    why: 'Eine Linie ist breit und schießt mit allen. Eine Kolonne ist schmal, marschiert weiter und stürmt härter, ist aber leichter zu treffen. Plänkler sind Soldaten, die einzeln vor der Front kämpfen.',
    usual: 'Linie zum Schießen, Kolonne zum Stürmen. Plänkler: diesmal 0.',
  },
  'deploy.sheet': {
    why: 'Eine Linie ist breit und schießt mit allen. Eine Kolonne ist schmal, marschiert weiter und stürmt härter, ist aber leichter zu treffen. Plänkler sind Soldaten, die einzeln vor der Front kämpfen.',
    usual: 'Alle in Linie: ein Tipp. Die Plättchen zeigen Nummer und Stärke.',
  },
  'initiative.dice': {
    why: 'Jeder Zug beginnt mit einem Wurf: Offiziere und der Befehlshaber zählen dazu. Der Sieger sagt, wer zuerst handelt.',
    usual: 'Einfach würfeln.',
  },
  'initiative.first': {
    why: 'Von hier an handeln die Seiten abwechselnd, je ein Bataillon, bis alle gehandelt haben.',
    usual: 'Zuerst, um zuvorzukommen; als Zweiter, um zu sehen, was er vorhat.',
  },
  'activation.battalion': {
    why: 'Jedes Bataillon handelt einmal je Zug. Die nicht können, stehen zuletzt, mit dem Grund.',
    usual: 'Nimm das, bei dem Warten am meisten schadet.',
  },
  'activation.kind': {
    why: 'Du nennst eines, vor jedem Würfel. Das meiste braucht einen Wurf gegen die Qualität: Garde braucht 2, Veteranen 3, Gedrillte 4, Rekruten 5. Greife an, wenn der Gegner nah ist und wankt. Passen kostet keinen Wurf.',
    usual: (far) => `Weit weg: vorrücken. Bis ${far(12)}: schießen. Unsicher: passen.`,
  },
  'activation.end': {
    why: 'Zwischen den Aktivierungen darf jeder Oberbefehlshaber, der General zu Pferd, einmal je Zug reiten. Bei einem Bataillon hilft er diesem, aber alle anderen werden schlechter.',
    usual: 'Lass ihn, wo er ist.',
  },
  'commander.dice': {
    why: 'Der General reitet so weit, wie vier Würfel reichen.',
    usual: 'Würfle und stelle ihn, wohin du willst.',
  },
  'commander.place': {
    why: 'Bei einem Bataillon macht er es fast furchtlos, kann aber fallen, und die anderen seiner Seite sind eine Stufe schlechter.',
    usual: 'Lass ihn für sich, außer ein Bataillon entscheidet jetzt alles.',
  },
  'check.die': {
    why: 'Truppen tun nicht immer, was man befiehlt. Der Würfel mit allem, was dazukommt, muss die Zahl der Qualität erreichen.',
    usual: 'Einfach würfeln. Tippe auf eine Zahl, um zu sehen, woher sie kommt.',
  },
  'check.reroll': {
    why: 'Ein Charakter rettet die Lage: der Trommler bei Manövern, der Offizier beim Angriff, der Fähnrich bei der Moral.',
    usual: 'Immer neu würfeln. Es kostet nichts.',
  },
  'move.dice': {
    why: 'Die Würfel sagen, wie weit das Bataillon darf: zwei in Linie, drei in Kolonne.',
    usual: (far) => `Würfle und ziehe höchstens so weit, nie näher als ${far(4)} an den Feind.`,
  },
  'move.facts': {
    why: 'Die App sieht deinen Tisch nicht. Wald, Sumpf und Hang bremsen, Mauern und Hecken kosten je einen Würfel.',
    usual: 'In offenem Gelände nimm die Antwort, die schon dasteht.',
  },
  'move.obstacles': {
    why: 'Jede überquerte Mauer oder Hecke nimmt einen Würfel von der Strecke.',
    usual: 'Würfle; was bleibt, geht das Bataillon.',
  },
  'shoot.target': {
    why: (far) =>
      `Erst nennst du ein Ziel, dann wird gemessen: Entfernungen zu schätzen gehört dazu. Eine Kolonne ist leichter zu treffen. Musketen reichen ${far(18)} und sind bis ${far(6)} gut.`,
    usual: 'Den nächsten Feind, und eine Kolonne vor einer Linie.',
  },
  'shoot.facts': {
    why: 'Jetzt misst du von der Front zum Ziel. Gruppen sind je vier Soldaten, die es sehen; Deckung schützt es.',
    usual: 'Tippe die Entfernung ein; der Rest bleibt, außer etwas steht im Weg.',
  },
  'volley.dice': {
    why: 'Ein Würfel für jede Gruppe, die feuert, weniger bei Entfernung und Deckung. Der Balken zeigt, was zu erwarten ist.',
    usual: 'Würfle. Jeder Würfel, der die Zahl der Qualität erreicht, trifft.',
  },
  'volley.reroll': {
    why: 'Ein Sergeant hält die Reihen ruhig: Ein Fehlwürfel fällt noch einmal.',
    usual: 'Nimm es an. Er kann es einmal je Zug.',
  },
  'volley.again': { why: 'Der Fehlwürfel, noch einmal.', usual: 'Wirf ihn.' },
  'volley.risk': {
    why: 'Ein Treffer mit natürlicher 6 trifft einen Charakter statt eines Soldaten. Der Würfel sagt, welchen.',
    usual: 'Würfle und lege die Figur um, die fällt.',
  },
  'charge.target': {
    why: 'Ein Angriff ist eine Probe, dann ein Sturm auf den Feind. Er muss ankommen; so weit reichen in Linie zwei Würfel, in Kolonne drei. Am besten einer, der vorher beschossen wurde.',
    usual: (far) => `Ein Feind bis ${far(7)} vor einer Linie, bis ${far(10)} vor einer Kolonne.`,
  },
  'charge.dice': {
    why: 'So weit kommt der Angriff. Zu kurz endet er ungeordnet im Freien.',
    usual: 'Würfeln und hoffen.',
  },
  'charge.facts': {
    why: 'Miss zum Ziel. Front, Flanke oder Rücken zählt: Nur wer von vorn angegriffen wird, darf noch feuern.',
    usual: 'Tippe die Entfernung ein; meist die Front, und nichts steht im Weg.',
  },
  'charge.ground': {
    why: 'Schwieriges Gelände und Hindernisse verkürzen einen Angriff und bringen ihn in Unordnung.',
    usual: 'Nichts im Weg: einfach weiter.',
  },
  'charge.reach': {
    why: 'Miss zum Ziel. Front, Flanke oder Rücken zählt: Nur wer von vorn angegriffen wird, darf noch feuern.',
    usual: 'Kommt er an? Meist trifft er die Front.',
  },
  'charge.obstacles': {
    why: 'Mauern und Hecken nehmen je einen Würfel vom Angriff, und wer eine überquert, ist ungeordnet.',
    usual: 'Würfle; die App vergleicht mit der Entfernung.',
  },
  'charge.screens': {
    why: 'Plänkler, die erreicht werden, sind fort, auch wenn der Angriff zu kurz ist.',
    usual: 'Sieh auf den Tisch: Kam der Angriff bis dorthin, wo sie stehen?',
  },
  'fire.facts': {
    why: 'Wer von vorn angegriffen wird und noch nicht gehandelt hat, darf einmal auf den Angreifer feuern. Ein einziger Verlust, und der muss die Moral testen, ehe er ankommt.',
    usual: 'Schießen.',
  },
  'fire.band': {
    why: 'Ein Würfel sagt, wie früh die Männer abdrücken: 6 ist im letzten Augenblick, mit allen.',
    usual: 'Würfeln.',
  },
  'combat.facts': {
    why: 'Höher zu stehen ist 2 wert, Deckung schützt, wer angegriffen wurde.',
    usual: 'Auf ebenem offenem Feld nimm die Antwort, die schon dasteht.',
  },
  'combat.dice': {
    why: 'Jede Seite wirft einen Würfel und zählt Gruppen, Charaktere und 3 oder 6 für den Angriff dazu. Die höhere Summe gewinnt.',
    usual: 'Beide würfeln. Ein Tipp auf eine Summe zeigt jeden Teil davon.',
  },
  'combat.risk': {
    why: 'Eine klare Niederlage kostet Charaktere: Jeder des Verlierers fällt bei 4, 5 oder 6, statt eines Soldaten.',
    usual: 'Wirf für jeden einen Würfel und lege um, wer fällt.',
  },
  'combat.followUp': {
    why: 'Der Verlierer hat gehalten. Nachdrängen hält das Gefecht im Gang, mit dem Vorteil eines Angriffs. Stehenbleiben trennt beide, ungeordnet.',
    usual: 'Dränge nach, wenn du klar gewonnen hast und der Stärkere bist.',
  },
  'rout.dice': {
    why: 'Seine Moral ist gebrochen: Es läuft geradewegs nach Hause, so weit drei Würfel reichen.',
    usual: 'Würfle und ziehe es. An der Tischkante ist es endgültig fort.',
  },
  'rout.facts': {
    why: 'Freunde, die ein Bataillon laufen sehen, können selbst brechen: Sie testen bei den nächsten Moraltests.',
    usual: 'Sieh von jedem Freund aus: Ist etwas zwischen ihm und den Flüchtenden?',
  },
  result: {
    why: 'Das ist gerade geschehen. Figuren im gerahmten Kasten gehen jetzt vom Tisch; die anderen bleiben stehen, obwohl sie als verloren zählen. „Zurück“ am unteren Rand nimmt ein Versehen zurück.',
    usual: 'Tu es auf dem Tisch, dann weiter.',
  },
}

export const guide: typeof english = {
  hints,
  label: 'Hinweis',
  usually: 'Üblich:',
  why: 'Warum?',
  skip: 'Keine Hinweise mehr',
  done: {
    title: 'Das war es: weiterspielen oder hier enden?',
    text: 'Zwei Züge, und ihr habt gesehen, wie es geht. Wenn ihr weiterspielt, dauert die Schlacht bis Zug 8, ohne Hinweise. Endet sie hier, hat gewonnen, wer jetzt besser steht.',
    playOn: 'Weiterspielen',
    end: 'Hier enden',
    reason: 'Die zwei geführten Züge sind gespielt.',
  },
}
