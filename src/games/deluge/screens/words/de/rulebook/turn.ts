// German words of the rules of land, turn, diplomacy and money, in our own words; each rule under its id.
import type { TurnRule } from '../../../rulebook/book.ts'

export const turnDe: Readonly<Record<TurnRule, string>> = {
  'TD-GEN-01':
    'Taler, Punkte und Beutemarken sind ganze Zahlen und nie weniger als nichts. Befehlen kannst du nur, was deine Kasse in diesem Augenblick hergibt; was du nicht ausgibst, hast du im nächsten Zug noch.',
  'TD-GEN-02':
    'Der Feldzug dauert 12 Züge, vier auf ein Jahr, vom Frühjahr 1655 an. Hat ein Jahr eine andere Zahl von Zügen, wird nur das Jahr gezeigt.',
  'TD-GEN-03':
    '„Der Reihe nach“ heißt: Orte und Mächte, wie die Karte sie aufführt, Truppen nach ihrer Nummer.',
  'TD-GEN-04':
    'Die Mächte handeln in der Reihenfolge der Liste, und in jedem Zug beginnt die nächste auf der Liste.',
  'TD-GEN-05':
    'Je zwei Mächte sind im Krieg, neutral oder verbündet. Vasall und Oberherr sind verbündet, und nur ein Aufstand trennt sie.',
  'TD-GEN-06':
    'Land ist freundlich, wenn es dir oder einem Verbündeten gehört und keiner deiner Feinde es beansprucht. Feindesland ist es, wenn der Besitzer mit dir im Krieg ist, ob beansprucht oder nicht. Alles andere ist neutral.',
  'TD-GEN-07':
    'An geplündertem Land steht ein Zug: Bis dieser Zug zu Ende ist, gilt es als geplündert.',
  'TD-GEN-08':
    'An einem Ort können beliebig viele Truppen stehen, von einer Macht oder von mehreren, die nicht im Krieg sind.',
  'TD-GEN-09':
    'Eine Truppe ohne Einheiten ist vernichtet und verschwindet sofort von der Karte. Wer ihre Beute bekommt, steht unter TD-LOOT-06.',
  'TD-SEQ-0':
    'Ein Zug beginnt mit der Diplomatie: Jede Macht schreibt geheim ihr Blatt, und alle Blätter werden zugleich ausgeführt.',
  'TD-SEQ-1':
    'Jetzt kommt von selbst das Geld. Danach wirst du gefragt, welche Truppen in der Heimat Beute abliefern.',
  'TD-SEQ-2':
    'Die Versorgung läuft von selbst. Nur wo eine Truppe das Land auszehrt, fällt ein W3.',
  'TD-SEQ-3':
    'Jede Macht gibt geheim so viele strategische Befehle, wie sie bezahlen kann. Sind alle Blätter geschlossen, werden sie der Zugreihenfolge nach ausgeführt.',
  'TD-SEQ-4': 'Jede Macht zeichnet geheim ihre Märsche. Dann marschieren alle zugleich.',
  'TD-SEQ-5':
    'Kampf: erst die Frage nach der Flucht, dann die Schlachtzettel aller Orte. Danach Ort für Ort: Ergebnis, Verluste, Beute, Rückzug, weitere Gefechte. Zuletzt wird erobertes Land eingenommen oder geplündert.',
  'TD-SEQ-6':
    'Am Ende des Zuges werden alte Ansprüche zu Besitz, es geht um verlorene Heimat und Vasallen, und der Bericht wird geschrieben.',
  'TD-DIP-01':
    'Einer neutralen Macht kannst du den Krieg erklären oder ein Bündnis anbieten, einem Feind Frieden; das Bündnis mit einem Verbündeten kannst du lösen. Ein Vasall kann sich erheben. Für jede Macht gibst du höchstens einen Befehl.',
  'TD-DIP-02':
    'Für jedes Paar gilt das Erste, was zutrifft: Krieg, wenn einer ihn erklärt; ein Bündnis endet, wenn einer es löst; Frieden oder ein Bündnis kommt, wenn beide es wollen; sonst bleibt es, wie es war. Dann folgen Aufstände, in der Reihenfolge der Liste und nach dem Stand, der nun gilt.',
  'TD-DIP-03':
    'Wenn zwei Mächte ihren Krieg beenden, erlöschen die Ansprüche auf das Land des anderen. Alle Truppen bleiben, wo sie sind.',
  'TD-DIP-04':
    'Was sich zwischen zwei Mächten geändert hat, erfahren sofort alle. Angebote, aus denen nichts wurde, bleiben geheim.',
  'TD-DIP-05':
    'Gegenüber seinem Oberherrn kann ein Vasall nichts befehlen als den Aufstand. Dessen Verbündeten kann er nicht den Krieg erklären, auch nicht in dem Zug, in dem er sich erhebt. Der Oberherr kann gegenüber seinem Vasallen nichts befehlen.',
  'TD-INC-01':
    'In Zug 1 bekommst du deine Anfangskasse und sonst nichts: Schweden 80, Polen-Litauen 130, Moskowien 70, Kosaken 60, Osmanen 100, Krim 25, Siebenbürgen 25, Moldau und Walachei 25, Brandenburg 45, Heiliges Römisches Reich 100.',
  'TD-INC-02':
    'Ab Zug 2 gibt es ein Grundeinkommen: Moskowien und die Osmanen 50, Schweden und das Heilige Römische Reich 40, die Kosaken 30, Siebenbürgen, Moldau und Walachei und Brandenburg je 25. Polen-Litauen und die Krim haben keines. Du bekommst es, solange dir ein Ort deiner Heimat gehört oder du Vasall bist.',
  'TD-INC-03':
    'Schweden und Moskowien bekommen außerdem 10 für jeden Ort, der ihnen gehört und zu Beginn nicht ihrer war. Ansprüche spielen hier keine Rolle.',
  'TD-INC-04':
    'Polen-Litauen bekommt 5 für jeden Ort Polen-Litauens, der ihm gehört und den kein Feind beansprucht.',
  'TD-INC-05': 'Geplündertes Land zahlt, als wäre nichts geschehen.',
  'TD-INC-06':
    'Ein Vasall zahlt seinem Oberherrn ein Viertel dessen, was er an Grundeinkommen und für Land bekommt, abgerundet. Die Zahlung steht in beiden Kassenbüchern.',
  'TD-INC-07':
    'Eine Truppe an einem Ort deiner Heimat, der dir gehört, kann beliebig viele Beutemarken abliefern, jede für 10 Taler. Die Krim kann sie stattdessen für den Sieg behalten. Du wirst Truppe für Truppe gefragt, und keine ist auch eine Antwort. Nennst du mehr, als die Truppe trägt, entfällt der Rest, zuerst bei denen zum Behalten.',
  'TD-INC-08':
    'Eine Macht nach der anderen bucht nach der Liste Grundeinkommen, Geld für Land und Tribut; den hat der Oberherr sofort. Beute wird erst abgeliefert, wenn alle ihr Geld haben.',
}
