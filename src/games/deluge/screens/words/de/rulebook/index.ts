// German words of the rulebook of The Deluge.
import type { OrderRule, RulebookWords, TurnRule } from '../../../rulebook/book.ts'
import { warDe } from './war.ts'

const ordersDe: Readonly<Record<OrderRule, string>> = {
  'TD-ATT-01':
    'Versorgung kommt aus den Orten deiner Heimat, die dir gehören (beim Vasallen auch: dem Oberherrn), wenn sie nicht geplündert sind und kein Feind dort steht. Gehört dir keiner und bist du kein Vasall, kommt sie unter denselben zwei Bedingungen aus jedem Ort, der dir gehört.',
  'TD-ATT-02':
    'Von diesen Quellen breitet sich das Versorgungsnetz von Ort zu Ort aus, durch freundliches Land, das nicht geplündert ist und in dem kein Feind steht. Die Quellen gehören dazu.',
  'TD-ATT-03': 'Versorgt ist, wer im Netz steht oder gleich daneben.',
  'TD-ATT-04': 'Bei einer versorgten Truppe wird jede Einheit eine Verlustmarke los.',
  'TD-ATT-05':
    'Wer unversorgt in freundlichem, nicht geplündertem Land steht, lebt vom Land: Diesmal gibt es keine Verlustmarke, aber der Ort gilt in diesem Zug und W3 weitere als geplündert. Beutemarken bringt das niemandem, und eine zweite Truppe findet dort nichts mehr.',
  'TD-ATT-06': 'Wer anderswo unversorgt ist, bekommt je Einheit eine Verlustmarke.',
  'TD-ATT-07':
    'Verlustmarken sammeln sich ohne Grenze an. Sie kosten keine Punkte und stehen auf dem Schlachtzettel; was sie in der Schlacht bewirken, sagen die Regeln auf eurem Tisch.',
  'TD-ATT-08':
    'Eine Macht nach der anderen, in der Zugreihenfolge, eine Truppe nach der anderen. Das Netz zählt, wie es ist, wenn die Truppe an der Reihe ist.',
  'TD-STR-01':
    'Aufstellen kannst du eine Truppe an einem Ort deiner Heimat, der dir gehört (beim Vasallen auch: dem Oberherrn), wenn kein Feind ihn beansprucht oder dort steht. Nenne ihre Art, ihre Aufklärung von 0 bis 6 wie in deiner Armeeliste und ihre Punkte: mindestens 22, in 1 bis 40 Einheiten. Ein Punkt kostet 1 Taler, Beutemarken zählen nicht. Sie darf sofort handeln. Namen haben höchstens 40 Zeichen und dürfen fehlen.',
  'TD-STR-02':
    'Armeelisten anderer Spiele kennt die App nicht. Von einer Einheit will sie Namen und Punkte; nennst du nur eine Zahl von Einheiten und eine Summe, verteilt sie die Punkte gleichmäßig, und die ersten nehmen den Rest: 22 Punkte in 5 Einheiten sind 5, 5, 4, 4 und 4. Mehr Einheiten als Punkte gibt es nie.',
  'TD-STR-03':
    'Einmal je Zug darfst du eine Truppe verstärken, die versorgt in freundlichem Land steht. Erst legst du Einheiten zusammen, dann füllst du geschwächte auf oder gibst bis zu 40 neue hinzu: 1 Taler je Punkt, mindestens 1 Punkt, wenn du nichts zusammenlegst. Was Kasse und Beutemarken nicht decken, entfällt, Punkt für Punkt vom letzten Feld her.',
  'TD-STR-04':
    'Zusammenlegen kostet nichts und geht beliebig oft. Aus zwei Einheiten gleichen Namens, von denen mindestens eine geschwächt ist, wird eine, wenn sie zusammen die größere volle Stärke nicht übersteigen. Sie bekommt den früheren Platz, die größere volle Stärke und die höhere Zahl an Verlustmarken.',
  'TD-STR-05':
    'Ein Streifkorps, das Punkte bekommt und dann 22 oder mehr hat, darf Hauptheer werden. Zurück kann es nie.',
  'TD-STR-06':
    'Beutemarken, die die Truppe trägt, helfen beim Bezahlen, jede mit 10 Talern. Es werden nicht mehr genommen, als der Preis braucht, und die Kasse zahlt, was fehlt; Wechselgeld gibt es nicht.',
  'TD-STR-07':
    'Kundschafte eine feindliche Truppe am Nachbarort aus, so wie sie zu Beginn der Phase war: mit so vielen Würfeln, wie deine eigene Truppe Aufklärung hat (mit 0 geht es nicht), oder stattdessen für 5 Taler mit 2 Würfeln. Das Geld ist in jedem Fall weg. Eine Truppe kundschaftet einmal je Zug, und ein Ziel kundschaftest du einmal je Zug aus.',
  'TD-STR-08':
    'Zieh von jedem W6 die Aufklärung des Ziels ab: 4 oder mehr ist ein Erfolg. Eine gewürfelte 6 ist es immer.',
  'TD-STR-09':
    'Mit 1 Erfolg weißt du, ob es ein Hauptheer oder ein Streifkorps ist, mit 2 auch, wie viele Einheiten es hat. Mit 3 siehst du die stärkste Einheit mit Namen und Punkten, mit jedem weiteren eine mehr. Das behältst du, mit dem Zug, in dem du es erfahren hast; das Ziel merkt nichts.',
  'TD-STR-10':
    'Die Osmanen dürfen der Krim jede Summe geben, die sie haben. Sie kommt an, wenn alle Befehle der Phase da sind.',
  'TD-STR-11':
    'Eine Truppe kann in einer anderen von dir am selben Ort aufgehen: Einheiten, Verlustmarken und Beute gehen über, die höhere Aufklärung gilt, und das Ganze ist ein Hauptheer, wenn eine von beiden eines war. Du kannst eine Truppe auch auflösen; ihre Beute ist verloren, und du bekommst nichts zurück.',
  'TD-STR-12':
    'Manches gibt es nicht: eine zweite Art zu kundschaften, Truppen zu teilen, Aufklärung zu kaufen.',
  'TD-MOV-01':
    'Jede Truppe hat 6 Marschpunkte. Ein Schritt in freundliches Land kostet ein Streifkorps 2 und ein Hauptheer 3, in anderes Land 3 und 6. Ein Streifkorps macht also drei freundliche Schritte oder zwei andere, ein Hauptheer zwei oder einen.',
  'TD-MOV-02':
    'Zeichne einen Weg von Ort zu Ort, oder lass die Truppe stehen. Welches Land freundlich ist, steht zu Beginn der Phase fest. Fähren sind Wege wie alle anderen, und du darfst zweimal durch denselben Ort. Truppen im Weg, gesehen oder nicht, verbieten nie einen Befehl: So verrät keine Absage eine verborgene.',
  'TD-MOV-03':
    'Wer auf eine feindliche Truppe trifft, bleibt dort stehen, und der Rest des Marsches entfällt. Verbündete und Neutrale halten niemanden auf. Wer zu Beginn der Phase mit Feinden am selben Ort steht, darf gehen.',
  'TD-MOV-04':
    'Alle marschieren zugleich in drei Takten, je einen Schritt. Wollen Feinde über dieselbe Verbindung die Plätze tauschen, geht die Macht weiter, die in der Zugreihenfolge früher kommt; die Truppen der anderen, die dort entgegenkämen, bleiben endgültig stehen. Dann gehen alle, und wer nun bei einem Feind steht, hält an.',
  'TD-MOV-05':
    'Wollen mehr als zwei Mächte die Plätze tauschen, geht es Paar für Paar nach der Zugreihenfolge. Eine angehaltene Truppe hält niemanden mehr auf, der ihr entgegenkommt; wer aber als Feind ihren Ort betritt, bleibt dort.',
  'TD-MOV-06':
    'Lässt eine Hausregel die Mächte nacheinander marschieren, gilt die Zugreihenfolge. Deine Truppen ziehst du, wie du magst, und jeder Marsch wird ausgeführt, bevor du den nächsten wählst.',
  'TD-MOV-07':
    'Jede Truppe merkt sich, woher ihr letzter Schritt in dieser Phase kam; wer nicht marschiert ist, hat keinen solchen Ort. Flucht und Rückzug ändern daran nichts.',
}

const turnDe: Readonly<Record<TurnRule, string>> = {
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

export const rulebookDe: RulebookWords = {
  page: {
    title: 'Regeln',
    lead: 'So, wie die App sie spielt, in unseren Worten, nach einer Vorlage von zwei Seiten. Ihre Karte und einige ihrer Zahlen sind verloren; wo unsere dafür stehen, ist es gesagt.',
    search: 'In den Regeln suchen',
    clear: 'Suche leeren',
    none: 'Davon spricht keine Regel.',
    lost: 'Quelle fehlt: Die Vorlage hatte es, und es ist verloren; unseres steht dafür.',
    ruling: 'Unsere Auslegung: Die Vorlage schweigt hier oder ist nur halb klar.',
    houseRule: 'Hausregel',
  },
  chapters: {
    GEN: 'Land und Mächte',
    SEQ: 'Der Zug',
    DIP: 'Diplomatie',
    INC: 'Einkünfte',
    ATT: 'Versorgung',
    STR: 'Strategie',
    MOV: 'Bewegung',
    CMB: 'Kampf',
    RET: 'Flucht und Rückzug',
    LOSS: 'Verluste',
    LOOT: 'Beute',
    CAP: 'Land einnehmen',
    VAS: 'Verlorene Heimat und Vasallen',
    VIC: 'Der Sieg',
  },
  rules: { ...turnDe, ...ordersDe, ...warDe },
}
