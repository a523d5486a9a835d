// German words of the lessons and puzzles.
import type { LessonWords } from '../en/lessons.ts'

export const lessonsDe: LessonWords = {
  title: 'Lernen',
  lead: 'Sechs kurze Stellungen, jede durch einen Gedanken zu gewinnen. Aufbewahrt wird nur, was du gelöst hast.',
  lessons: 'Lektionen',
  puzzles: 'Rätsel',
  puzzlesLead:
    'Späte Stellungen, bis ganz zum Ende durchgerechnet: Eine Karte gewinnt, was Orange auch spielt.',
  solved: 'gelöst',
  then: 'Danach spielst du am besten ein ganzes Spiel mit Hinweisen gegen den Fähnrich.',
  task: 'Aufgabe',
  done: 'Gelöst.',
  missed: 'Noch nicht.',
  unsure: 'Nicht sicher: Dagegen hat Orange eine Karte.',
  again: 'Noch einmal',
  next: 'Weiter',
  list: 'Alle Lektionen',
  left: (turns) => (turns === 1 ? 'Noch eine Runde.' : `Noch ${String(turns)} Runden.`),
  exercises: {
    control: {
      title: 'Ein Land nehmen',
      task: 'Du bist Blau, unten. Kontrolliere am Ende dieser Runde Deutschland.',
      idea: 'Ein neutrales Land gehört dem, der allein darin steht. Kämpfen musst du dafür nicht: Da sein genügt, wenn sonst niemand da ist.',
      nudge: 'In Deutschland steht niemand. Welche Karte bringt eine Armee dorthin?',
    },
    last: {
      title: 'Gepunktet wird zuletzt',
      task: 'Orange hat 13 Punkte und wird gleich punkten. Halte Orange in dieser Runde unter 18.',
      idea: 'Die sechs Schritte gehen vom Bewegen bis zum Punkten. Wer vorher einrückt, macht das Punkten weniger wert: Stehst du mit in Deutschland, gehört es niemandem.',
      nudge:
        'Orange bekäme 1 für die Karte, 3 für das Heimatland und 2 für Deutschland. Was davon kannst du vor Schritt sechs verderben?',
    },
    discards: {
      title: 'Punkten holt die Karten zurück',
      task: 'Deine beiden Angriffe liegen auf dem Ablagestapel. Kontrolliere am Ende deiner zweiten Runde das Heimatland von Orange.',
      idea: 'Eine gespielte Karte ruht, bis du punktest; dann kommen alle auf einmal zurück. Punkten kann sich allein der Karten wegen lohnen.',
      nudge:
        'Ohne Angriff bleibt die Hauptstadt zu. Wie kommen Karten vom Ablagestapel wieder auf die Hand?',
    },
    strength: {
      title: 'Stärke kostet Punkte',
      task: 'Je eine Armee in Deutschland: deine mit Stärke 1, die von Orange mit Stärke 2. Kontrolliere Deutschland am Ende deiner zweiten Runde.',
      idea: 'Stärken nimmt einem deiner Länder für immer einen Punkt, und dafür kämpft jede deiner Armeen bis zum Schluss besser.',
      nudge:
        'Bei Gleichstand sind beide Armeen verloren, und Angreifen+1 allein ergibt 2 gegen 2. Was kommt davor?',
    },
    capital: {
      title: 'Die Garnison',
      task: 'Orange hat keine Armee mehr. Kontrolliere am Ende dieser Runde sein Heimatland.',
      idea: 'Eine Hauptstadt verteidigt sich mit 2, und auch bei Gleichstand sind deine Armeen verloren. Du brauchst 3: Angreifen+1, bezahlt mit einer weiteren Karte.',
      nudge: 'Deine Armee zählt 2, die Garnison auch. Woher kommt eins mehr?',
    },
    initiative: {
      title: 'Wer zuerst zuschlägt',
      task: 'Auch Orange greift an, mit +1. Du hast die Initiative. Steh am Ende dieser Runde allein in Deutschland.',
      idea: 'Greifen beide an, sagt der mit der Initiative, wer beginnt; wer zuerst fällt, schlägt niemanden mehr. Danach wechselt die Initiative.',
      nudge:
        'Beide Armeen haben Stärke 2. Du bestimmst die Reihenfolge, und ein +1 hast du auch selbst.',
    },
    stock: {
      title: 'Der letzte Punkt',
      task: '17 zu 17, ein Punkt liegt noch im Vorrat, und du hast die Initiative. Welche Karte gewinnt, was Orange auch spielt?',
      idea: 'Zweimal Punkten will mehr, als der Vorrat hat; also sagt der mit der Initiative, wer zuerst nimmt. Der letzte Punkt ist deiner.',
      nudge: 'Auch Orange kann punkten. Wer wird gefragt, wenn der Vorrat nicht für beide reicht?',
    },
    rescue: {
      title: 'Einmal zu spät gepunktet',
      task: 'Orange hat 17 Punkte und nur noch Punkten auf der Hand. Du hast Angreifen und Punkten. Welche Karte gewinnt sicher?',
      idea: 'Schritt vier kommt vor Schritt sechs. Ist die Hauptstadt besetzt, bringt Punkten nichts, und in der nächsten Runde punktest du mit beiden Heimatländern.',
      nudge: 'Orange muss jetzt punkten. Wann bringt Punkten gar nichts?',
    },
    eviction: {
      title: 'Hinausgeworfen',
      task: 'Orange sitzt auf deiner Hauptstadt und hat nur noch Punkten auf der Hand. Du hast 17 Punkte, Angreifen und Punkten. Welche Karte gewinnt sicher?',
      idea: 'Solange deine Hauptstadt besetzt ist, ist dein Punkten nichts wert. Wirf die Armee erst hinaus: Das Punkten danach ist der Sieg.',
      nudge: 'Was ist dein Punkten wert, solange Orange dort sitzt?',
    },
  },
}
