// German words of the rules: attack and defensive fire.
import type { attackRules as english } from '../../en/rulebook/attack.ts'

export const attackRules: typeof english = {
  'CHARGE-01': {
    title: 'Die Angriffsprobe',
    text: 'Nennt ein feindliches Bataillon, das man sieht und vor sich hat; dann eine Probe: +2 mit Offizier, −1 bei halben Verlusten. Der Offizier erlaubt auch einen neuen Wurf.',
  },
  'CHARGE-02': {
    title: 'Wie weit ein Angriff geht',
    text: 'In Linie zwei Würfel, in Kolonne drei, abzüglich Gelände und Hindernisse.',
  },
  'CHARGE-03': {
    title: 'Zu kurz',
    text: 'Der Angreifer geht die ganze Strecke, ist ungeordnet und muss im nächsten Zug stehen. Wird er angegriffen, kämpft er, gibt aber kein Abwehrfeuer.',
  },
  'CHARGE-04': {
    title: 'Weit genug',
    text: 'Abwehrfeuer, wenn es welches gibt, dann Zusammenstoß und Nahkampf.',
  },
  'CHARGE-05': {
    title: 'Wen, und in welcher Folge',
    text: 'Jedes feindliche Bataillon auf dem Tisch, auch ein gebrochenes oder angeschlossenes; ein kämpfendes nur, um in das Gefecht einzutreten. Ziel, Probe, Strecke, messen; dann sagen die Spieler schwieriges Gelände, Hindernisse, Plänkler im Weg und ob Front, Flanke oder Rücken getroffen wird.',
  },
  'CHARGE-06': {
    title: 'Ein Angriff, der ankommt',
    text: 'In dieser Folge: Die Plänkler gehen; ein gebrochenes Ziel wird entfernt, und das ist alles; Abwehrfeuer; Verluste und Test des Angreifers; Zusammenstoß, der das Ziel vom Stehen befreit und in Unordnung bringen kann; Nahkampf.',
  },
  'DF-01': {
    title: 'Wer auf einen Angriff feuern darf',
    text: 'Wer in diesem Zug nicht gehandelt hat (Passen ist kein Handeln), nicht gefeuert hat, nicht kämpft, nicht gebrochen ist, nicht nach einem eigenen zu kurzen Angriff steht und von vorn angegriffen wird.',
  },
  'DF-02': {
    title: 'Entfernung nach Würfel',
    text: '1 oder 2 ist weit, ein Viertel der Würfel; 3 bis 5 mittel, die Hälfte; 6 kurz, alle. Keine weitere Probe.',
  },
  'DF-03': {
    title: 'Seine Würfel',
    text: 'Wie beim Schießen, mit dieser Entfernung; der Angreifer hat keine Deckung.',
  },
  'DF-04': {
    title: 'In Eile',
    text: '−1 auf jeden Wurf. Sergeanten dürfen neu werfen. Das +1 eines angeschlossenen Oberbefehlshabers gleicht es aus.',
  },
  'DF-05': {
    title: 'Der Test des Angreifers',
    text: 'Bei jedem Verlust testet der Angreifer sofort die Moral; misslingt es, bricht er und kommt nicht an.',
  },
  'DF-06': {
    title: 'Verluste und Nahkampf',
    text: 'Verluste durch dieses Feuer ändern nicht, mit wie vielen Gruppen der Angreifer im folgenden Nahkampf antritt.',
  },
  'DF-07': {
    title: 'Feuer verbraucht',
    text: 'Folgt kein Nahkampf, hat der Verteidiger sein Feuer verbraucht, nicht seine Aktivierung.',
  },
  'DF-08': {
    title: 'Freie Wahl',
    text: 'Ob er feuert, sagt der Verteidiger vor dem Würfel für die Entfernung; Gruppen wie bei jeder Salve. Wer stehen muss, darf feuern, außer nach einem zu kurzen Angriff; ein angeschlossenes Bataillon nicht.',
  },
  'DF-09': {
    title: 'Ein Angreifer, der bricht',
    text: 'Er läuft von dort, wo sein Angriff begann. Ein vernichteter testet nicht. Gefallene Charaktere fehlen sofort im Nahkampf; nur die Gruppen bleiben, wie sie waren.',
  },
}
