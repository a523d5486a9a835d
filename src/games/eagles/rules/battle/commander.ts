// The SC's free move: 4D6 inches, and whom he touches at its end (SC-01, SC-02, SC-07).
import { commanderDice } from './distance.ts'
import { explainCommander } from './explainMove.ts'
import type { QuestionFrame } from './frames.ts'
import { push, setCommander, tell } from './play.ts'
import { choice, dice, sum } from './question.ts'
import { battalionMeant, battalionOption } from './options.ts'
import { battalionsOf, isOnTable } from './roster.ts'
import { nobody } from './battalion.ts'

export const commanderRoll = dice<QuestionFrame<'commander.dice'>>({
  seat: (_, { side }) => side,
  count: () => commanderDice,
  explain: explainCommander,
  take: (play, { side }, { faces, source }) => {
    setCommander(play, side, { moved: true })
    tell(play, { kind: 'commanderRolled', side, faces, inches: sum(faces), source })
    push(play, { at: 'commander.place', side, faces })
  },
})

/** He may join a friend in any state, engaged and broken too. */
export const commanderPlace = choice<QuestionFrame<'commander.place'>>({
  seat: (_, { side }) => side,
  offer: (state, { side }) => ({
    options: [
      'separate',
      ...battalionsOf(state, side)
        .filter(isOnTable)
        .map((each) => battalionOption(each.id)),
    ],
    unavailable: [],
  }),
  cautions: () => [{ option: '', caution: 'withinReach', rule: 'SC-02' }],
  take: (play, { side, faces }, chosen) => {
    const from = play.state.commanders[side].with
    const joined = battalionMeant(chosen) ?? nobody
    setCommander(play, side, { with: joined })
    tell(play, { kind: 'commanderMoved', side, inches: sum(faces), from, with: joined })
  },
})
