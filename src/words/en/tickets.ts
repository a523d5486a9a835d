// English words of tickets to the table and of outcomes on their way back.
import { counted } from '../counted.ts'

const count = counted('en')

export const tickets = {
  contest: {
    title: 'To the table',
    fight: 'Fight it on this phone',
    goOn: 'Go on with the battle',
    send: 'Send the ticket to another phone',
    cameBack: 'Came back from the table',
    take: 'Take this result',
    takeAnyway: 'Take it all the same',
    here: 'Fought on this phone',
    other: 'Came from another phone',
    broken:
      'A battle for this ticket is on this phone, but its record is not sound. Type its result in.',
  },
  outcome: {
    won: (side: string) => `${side} won.`,
    draw: 'A draw.',
    how: {
      broke: 'No unbroken battalion was left to the loser.',
      conceded: 'The players agreed on it.',
      points: 'By the count at the end.',
    },
    field: (side: string) => `${side} holds the field.`,
    losses: (red: string, blue: string) => `Lost: Red ${red}, Blue ${blue} of the Rankers.`,
    record: (code: string) => `Code of the battle: ${code}`,
    red: 'Red',
    blue: 'Blue',
  },
  doubts: {
    title: 'What differs from the ticket',
    otherTicket: 'It is the result of another ticket and is not taken here.',
    otherMoment: 'The ticket was written anew since this battle was fought.',
    overLimit: (side: string, points: number, limit: number) =>
      `${side}’s list cost ${points} points; ${limit} were allowed.`,
    otherList: (side: string) => `${side} fought with another list than the ready one.`,
    otherTurns: (turns: number) =>
      `The battle was set for ${count(turns, 'one turn', (s) => `${s} turns`)}.`,
    otherPlacing: 'Who places first was not the attacker’s choice.',
    houseRules: (n: number) =>
      count(n, 'One house rule was changed.', (s) => `${s} house rules were changed.`),
    corrected: (n: number) =>
      count(n, 'One figure was corrected by hand.', (s) => `${s} figures were corrected by hand.`),
  },
  send: {
    title: 'Send the ticket',
    outcomeTitle: 'Send the outcome',
    codeLabel: 'The code, to scan with the other phone',
    hint: 'Scan it with the camera of the other phone, or send the link.',
    tooLong: 'This is too long for one code. Send the link or the file.',
    link: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The browser did not copy it. Here it is, to copy by hand:',
    file: 'Save as a file',
    saved: 'The file is saved.',
    share: 'Send with the phone',
  },
  page: {
    title: 'Battle ticket',
    outcome: 'Outcome of a battle',
    line: (campaign: string, id: string, turn: number) => `${campaign}, turn ${turn}, ticket ${id}`,
    kept: 'The ticket is kept on this phone, under Battles.',
    keptOutcome: 'The outcome is kept on this phone and offered where the campaign asks for it.',
    toCampaign: 'To the campaign',
    noCampaign:
      'No campaign on this phone has written this ticket. Open the outcome on the phone that holds the campaign.',
    already: (result: string) =>
      `Ticket has its result already: ${result}. This second one is not taken; it stays here to be seen, and the umpire may correct the campaign.`,
    newer:
      'This was written by a newer version of the app. It is kept as it is; update the app here and open it again.',
    damaged: 'This is damaged: it did not come whole. Send or scan it once more.',
    foreign: 'This is no ticket and no outcome. Scan the code of a ticket, or open its file.',
    malformed: (path: string) =>
      `This is no ticket as the app writes them: the fault is at ${path}.`,
    unknown: 'This ticket is of a campaign that this version does not know. It is kept.',
    unkept: 'It could not be kept, so keep the code or the file for now.',
  },
  list: {
    title: 'Battles of campaigns',
    due: 'Campaigns wait for these',
    none: 'No campaign waits for a battle here.',
    against: (one: string, other: string) => `${one} against ${other}`,
    came: 'Came to this phone',
    nothing: 'No ticket has come to this phone yet.',
    scan: 'Scan a code',
    file: 'Open a file',
    paste: 'Text or link of a ticket or an outcome',
    read: 'Read it',
    remove: (what: string) => `Remove: ${what}`,
    removeHint: 'It is gone from this phone. The other phone can send it again.',
    removed: 'Removed.',
    ticket: (campaign: string, id: string, place: string) => `${campaign}: ticket ${id}, ${place}`,
    outcome: (campaign: string, id: string) => `${campaign}: outcome of ticket ${id}`,
    unread: 'Of a newer version',
  },
  fought: {
    look: 'Look at the battle',
    lookAgain: (n: number) => `Look at the battle (${n})`,
    away: 'Not fought on this phone: on another one, or the result was entered or rolled for.',
  },
  end: {
    title: (id: string) => `For the campaign: ticket ${id}`,
    here: 'The campaign on this phone has the outcome: it offers it where it asks for the result.',
    taken: (result: string) => `The campaign has its result: ${result}.`,
    toCampaign: 'To the campaign',
    send: 'Send the outcome',
    away: 'The campaign is on another phone. Send it the outcome.',
  },
}
