// English words for records that cannot be trusted and answers that cannot be taken.
import {
  battleProblems as problemsFrom,
  type BattleProblemWords,
} from '../../../telling/battleProblems.ts'

export const battleProblems: BattleProblemWords = problemsFrom({
  entry: (number) => (number === 0 ? 'The opening' : `Entry ${number}`),
  notJson: 'This is not a battle record: it is no JSON.',
  refused: (entry, why) => `${entry} is against the rules. ${why}`,
  records: {
    tampered: (_, entry) => `${entry} was changed after it was written.`,
    'cut-off': ({ entry, wanted }) =>
      `The record is cut off: ${entry} of its ${wanted} entries are left.`,
    malformed: ({ path }, entry) =>
      `${entry} is not as a record is written${path === '' ? '' : `: look at “${path}”`}.`,
    'other-game': ({ game }) => `This is a record of another game, “${game}”.`,
    'newer-format': ({ version, known }) =>
      `This record is from a newer app: its format is ${version}, this app reads up to ${known}.`,
    'newer-rules': ({ version, known }) =>
      `This battle was played by newer rules: version ${version}, this app knows up to ${known}.`,
    'unknown-entry': ({ kind }, entry) =>
      `${entry} is of a kind this app does not know, “${kind}”.`,
    'too-long': ({ entry }) => `No battle has ${entry} entries.`,
    'other-question': ({ recorded, asked }, entry) =>
      `${entry} answers “${recorded ?? 'nothing'}”, but the rules ask “${asked ?? 'nothing'}” there.`,
    'other-result': (_, entry) =>
      `${entry} gives another result by the rules than the players were told.`,
  },
  refusals: {
    'game-over': () => 'The battle is over.',
    'not-asked': () => 'Nothing is asked of this seat.',
    stale: () => 'That question has been answered already.',
    'retract-count': ({ answers }) => `Between 1 and ${answers} answers can be taken back.`,
    'retract-final': ({ answers }) =>
      `At most ${answers} answers can be taken back: what came to light before them stays.`,
    'retract-others': ({ answers }) =>
      `At most ${answers} answers can be taken back: those before them are another seat’s.`,
    'wrong-kind': () => 'The question wants another kind of answer.',
    'not-offered': ({ option }) => `“${option}” is not among the choices.`,
    forbidden: ({ reason, rule, field, fault }) =>
      field === undefined || fault === undefined
        ? `${rule} does not allow it (${reason}).`
        : `${rule} does not allow it (${reason}: “${field}”, ${fault}).`,
    'missing-field': ({ field }) => `“${field}” is missing.`,
    'unknown-field': ({ field }) => `“${field}” was not asked.`,
    'not-a-number': ({ field }) => `“${field}” must be a number.`,
    'not-whole': ({ field }) => `“${field}” must be a whole number.`,
    'too-small': ({ field, bound }) => `“${field}” must be at least ${bound}.`,
    'too-large': ({ field, bound }) => `“${field}” must be at most ${bound}.`,
    'dice-count': ({ wanted, given }) => `It wants ${wanted} dice and was given ${given}.`,
    'dice-face': ({ die, face }) => `Die ${die + 1} cannot show ${face}.`,
    'dice-source': () => 'The dice come neither from the app nor from a hand.',
    'no-reason': () => 'An overrule needs a reason.',
    malformed: ({ path, fault, about }) => {
      const why = [fault, about].filter((part) => part !== undefined).join(': ')
      return `“${path}” cannot be read${why === '' ? '' : ` (${why})`}.`
    },
  },
})
