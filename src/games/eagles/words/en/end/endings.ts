// English words of the end of a battle: who won and why, losses, luck, the report.
import type { ConfirmationProblem, EndReason, Fate, LuckKind } from '@/games/eagles/rules/index.ts'
import { inGroups } from '../../../telling/codeAloud.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('en')

const why: Readonly<Record<EndReason, string>> = {
  unbroken: 'More unbroken battalions on the table wins.',
  casualties:
    'Neither side has more unbroken battalions to its advantage: fewer casualties in those that stand wins.',
  complete: 'Neither side has lost a battalion: fewer casualties wins.',
  completeEqual: 'Neither side has lost a battalion, and the casualties are equal: nobody wins.',
  equal: 'As many unbroken battalions, as many casualties in them: nobody wins.',
  agreed: 'The players have agreed on this result.',
}

const kinds: Readonly<Record<LuckKind, string>> = {
  hits: 'Hits',
  checks: 'Checks and tests passed',
  fights: 'Dice in combat, added up',
}

const fates: Readonly<Record<Fate['how'], string>> = {
  ranOff: 'ran off',
  destroyed: 'was destroyed',
  dispersed: 'was dispersed',
  broke: 'broke',
}

export const end = {
  victory: (people: string) => `${people} victory`,
  draw: 'A draw',
  after: (turns: number) => count(turns, 'After one turn', (s) => `After ${s} turns`),
  early: (turns: number, of: number) => `In turn ${String(turns)} of ${String(of)}`,
  time: (hours: number, minutes: number) =>
    [
      ...(hours > 0 ? [count(hours, '1 hour', (s) => `${s} hours`)] : []),
      ...(minutes > 0 ? [count(minutes, '1 minute', (s) => `${s} minutes`)] : []),
    ].join(' '),
  unbroken: (n: number) => `${String(n)} unbroken`,
  inThem: (n: number) => count(n, 'one casualty in them', (s) => `${s} casualties in them`),
  nobody: 'nobody is left',
  why,
  rule: 'The rule',
  fate: (who: string, how: Fate['how'], turn: number | null) =>
    turn === null ? `${who} ${fates[how]}` : `${who} ${fates[how]} in turn ${String(turn)}`,
  fates: (all: readonly string[]) => `${all.join(', ')}.`,
  casualties: {
    title: 'Casualties',
    hint: 'Rankers and characters, by turn',
    at: (people: string, n: number) => `${people}: ${String(n)}`,
    turn: 'Turn',
  },
  luck: {
    title: 'Luck',
    hint: 'expected, rolled',
    kinds,
    sources: { app: 'app dice', hand: 'table dice' },
    expected: 'expected',
    rolled: 'rolled',
    usual: 'about what fair dice do',
    above: (n: string) => `as good or better once in ${n} battles`,
    below: (n: string) => `as bad or worse once in ${n} battles`,
    dice: (n: number) => count(n, 'one die', (s) => `${s} dice`),
    none: 'No volley, check or combat die has been rolled.',
    exact:
      'Each line is reckoned by itself, exactly, from its dice and what they needed. A re-roll counts as one die more.',
  },
  volley: {
    title: 'Volleys to remember',
    best: 'The best',
    worst: 'The worst',
    told: (who: string, on: string, turn: number) => `${who} on ${on}, turn ${String(turn)}`,
    hits: (hits: number, dice: number, expected: string) =>
      `${count(hits, 'one hit', (s) => `${s} hits`)} of ${count(dice, 'one die', (s) => `${s} dice`)}, ${expected} expected`,
    chance: (n: string) => `once in ${n} such volleys`,
  },
  picture: {
    title: 'Picture of the battle',
    open: 'A picture to post',
    hint: 'Both sides, result, casualties, the volleys to remember.',
    share: 'Share the picture',
    save: 'Save the picture',
    casualties: (n: number) => count(n, 'one casualty', (s) => `${s} casualties`),
    best: 'The best volley',
    worst: 'The worst volley',
    battalion: 'Battalion of the day',
    hits: (n: number) => count(n, 'one hit', (s) => `${s} hits`),
    won: (n: number) => count(n, 'one round won', (s) => `${s} rounds won`),
  },
  slip: {
    title: 'For the desk',
    at: (event: string, round: number, table: number) =>
      `${event}, round ${String(round)}, table ${String(table)}`,
    lost: (name: string, n: number) => `${name} lost ${String(n)} figures`,
    won: (name: string) => `${name} won`,
    confirm: (name: string) => `${name} confirms`,
    initials: 'Initials of the opponent',
    hint: 'Hand the phone over: the opponent types the initials and taps.',
    confirmed: (initials: string) => `Confirmed by ${initials}.`,
    confirmedOwn: (name: string) => `Confirmed by ${name} on another phone.`,
    elsewhere: (name: string) => `Confirm on ${name}’s own phone`,
    elsewhereHow: (name: string) =>
      `${name} can confirm on another phone: scan this code there with the camera, look at the result, confirm. Then scan here what that phone shows, or show it at the desk.`,
    scan: 'Scan the confirmation',
    paste: 'Link or text of the confirmation',
    take: 'Take it in',
    refused: (problem: ConfirmationProblem, opponent: string, own: string): string =>
      ({
        'too-long':
          'This is no confirmation. The other phone shows it once the result is confirmed.',
        truncated: 'This confirmation is cut off. Scan it again.',
        damaged:
          'This is no confirmation, or it is damaged. Scan the code that the other phone shows.',
        'unknown-version':
          'The other phone has a newer version of the app. Update this one, then scan again.',
        unconfirmed: `This is a slip that nobody has confirmed. ${opponent} confirms it first on the other phone.`,
        'other-table': 'This confirmation is of another table. This slip stays as it is.',
        'other-result':
          'This confirmation is of another result. Compare winner and losses on both phones; this slip stays as it is.',
        'own-seat': `The other phone says that ${own} has confirmed. It has to be ${opponent}.`,
      })[problem],
    asked: (name: string) => `${name} is asked to confirm on the linked phone.`,
    toConfirm: 'A result to confirm',
    asWho: (name: string) => `Is this how it ended? Then confirm for ${name}.`,
    iConfirm: 'I confirm this result',
    unfit:
      'The other phone wants a result confirmed that is not the one of this battle. Compare the two phones.',
    without: 'Show the slip without it',
    unconfirmed: 'Not confirmed: the desk will ask.',
    show: 'Show this code at the desk. It enters the standings without typing.',
    code: 'Code of the result',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    again: 'Confirm again',
  },
  rematch: 'Rematch',
  actions: { share: 'Share', print: 'Print', replay: 'Replay', toBattles: 'To the battles' },
  report: {
    title: 'Battle report',
    send: 'Send to …',
    copy: 'Copy the text',
    copied: 'The report is copied.',
    notCopied: 'The browser does not copy. Mark the text and copy it yourself:',
    text: 'Save as text',
    file: 'Save the whole battle as a file',
    fileHint: 'Every answer and every die; it can be replayed and checked.',
    saved: 'The file is saved.',
    sending: 'Aide-de-Camp battle report',
    armies: (a: string, b: string) => `${a} against ${b}`,
    course: 'The course of the battle',
    losses: (turn: number, a: string, b: string) => `Turn ${String(turn)}: ${a}, ${b}`,
    code: (entries: number, code: string) => `${String(entries)} entries, code ${inGroups(code)}`,
    printed: 'Printed from Aide-de-Camp',
  },
  save: { name: 'battle', reportName: 'battle-report' },
}
