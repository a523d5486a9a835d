// English words of plans that players at other phones send ahead.
import { postEn } from '@/games/campaign/screens/words/postEn.ts'
import { counted } from '@/words/counted.ts'
import type { LeftOut } from '../../../rules/index.ts'

const count = counted('en')

export const aheadEn = {
  post: {
    ...postEn,
    seal: {
      ...postEn.seal,
      view: 'This is a view for a player, not a plan. The player opens it and sends a plan back.',
    },
    title: 'Play by post',
    hint: 'Give each player elsewhere his seat card once. Send him a view; his plan comes back sealed and is played when his turn comes. The keys are kept on this phone only.',
    takeIn: 'Take in a plan',
    takenInMany: (n: number) => `${n} plans are in.`,
    cardHint:
      'Scan it from the phone with the campaign, or paste what you were sent. It stays on this phone: show it to nobody.',
    viewHint: 'It comes from the phone with the campaign: as a file, or as codes on the screen.',
    entry: 'Elsewhere: plan your turn on a phone of your own',
  },
  tool: 'Plans by post',
  toolHint: 'For players elsewhere: seat cards, views, plans for their turns',
  umpireOnly: 'The umpire keeps the plans. Give him the phone.',
  nobody: 'Nobody plays elsewhere in this campaign.',
  layDown: 'The phone is in somebody’s hand now. Lay it down first, then make the view.',
  inFog: 'In fog only the umpire can make a view.',
  over: 'This player has no turn left.',
  waits: (round: number, lines: number) =>
    count(
      lines,
      `Plan for round ${round}: 1 line waits.`,
      (s) => `Plan for round ${round}: ${s} lines wait.`,
    ),
  played: (round: number) => `The plan for round ${round} is played.`,
  takenIn: (king: string, round: number) => `The plan of ${king} for round ${round} is in.`,
  forSeat: 'Another seat has sealed this plan. Have it written anew with the right seat card.',
  forRound: (given: number, wanted: number) =>
    `This plan is for round ${given}; the next turn of this player is in round ${wanted}. Send a view of now.`,
  forRules:
    'This plan was written by another version of the app. Update both phones, then send a view of now.',
  unread: 'Nothing can be made of this plan. Have it sent again.',
  again:
    'This plan, or a newer one, is already in for this round. For another plan send a view of now.',
  notTaken: 'It was not taken, nothing is changed.',
  leftOut: (king: string, lines: number) =>
    count(
      lines,
      `Plan of the ${king}: 1 line was left out`,
      (s) => `Plan of the ${king}: ${s} lines were left out`,
    ),
  yours: (lines: number) =>
    count(
      lines,
      'One line of your last plan could not be carried out',
      (s) => `${s} lines of your last plan could not be carried out`,
    ),
  why: (line: string, reason: string, rule: string | null) =>
    rule === null ? `${line}: ${reason}` : `${line}: ${reason} (${rule.replace('GM-', '')})`,
  reasons: {
    notAsked: 'it was not asked in this turn.',
    noUnit: 'the unit it is about was not made.',
    played: 'it was bought at the table already.',
    changed: 'it is no longer possible.',
  } satisfies Partial<Record<LeftOut['reason'], string>>,
  line: (step: string, what: string) => `${step}: ${what}`,
  about: (what: string, option: string) => `${what}, ${option}`,
  closes: 'nothing more',
  forTurn: (round: number) => `Your turn in round ${round}`,
  hint: 'Write what you want to do. It is tried in this order when your turn comes; what is not possible then is left out, and you are told why. What comes of dice and battles is asked when it comes. New units are called U9001, U9002 … here.',
  lines: 'Your plan',
  drop: 'Take back the last line',
  whole: 'The plan goes to the end of your turn.',
  saved: 'The sealed plan is saved. Send the file to the phone with the campaign.',
  told: (lines: number) =>
    count(lines, 'What happened: 1 line', (s) => `What happened: ${s} lines`),
  nothing: 'You have no turn left to plan.',
  give: (king: string) => `${king} plays elsewhere`,
  away: (king: string) => `Ask how ${king} decides, and answer here.`,
  take: (king: string) => `Answer for ${king}`,
}
