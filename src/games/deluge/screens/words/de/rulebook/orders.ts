// German words of the rules of supply, strategic actions and movement, in our own words; each rule under its id.
import type { OrderRule } from '../../../rulebook/book.ts'

export const ordersDe: Readonly<Record<OrderRule, string>> = {
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
