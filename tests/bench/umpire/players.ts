// Ten players at phones of their own, without the screens: a sealed view comes in, a sealed sheet of a sensible player goes out.
import type { RollDie } from '../../../src/core/dice/dice.ts'
import { readViewFile, checksumOfView } from '../../../src/games/campaign/rules/index.ts'
import { readSealed, seal, unseal } from '../../../src/games/campaign/screens/post/seal.ts'
import { sensible } from '../../../src/games/deluge/computer/index.ts'
import {
  ask,
  defaultMap,
  deluge,
  drafted,
  hasClosed,
  receivedView,
  type DelugeView,
  type SentView,
} from '../../../src/games/deluge/rules/index.ts'
import type { Answer } from '../../../src/core/conversation.ts'

/** More lines than any sheet has. */
const mostAnswers = 400

interface Opened {
  readonly view: DelugeView
  readonly checksum: string
  readonly turn: number
  readonly phase: string
}

async function opened(key: string, text: string): Promise<Opened> {
  const plain = await unseal(key, text)
  if (!plain.ok) throw new Error(`a view does not open: ${plain.problem}`)
  const file = readViewFile(plain.value)
  if (!file.ok) throw new Error('a view is none')
  const view = receivedView(file.value.view as SentView, [defaultMap])
  if (!view.ok) throw new Error('a view needs a map')
  const { turn, phase } = file.value
  return { view: view.value, checksum: checksumOfView(file.value), turn, phase }
}

/** Null: this seat is asked for no orders. */
function ordersOf(view: DelugeView, roll: RollDie): readonly Answer<never>[] | null {
  const policy = sensible(roll)
  const answers: Answer<never>[] = []
  let now = view
  while (!hasClosed(now)) {
    const question = now.asked?.kind === 'sheet' ? ask(now) : null
    const answer = question === null ? null : policy(now, question)
    if (answer === null || answer.kind === 'overrule' || answers.length > mostAnswers) return null
    const next = drafted(now, answer)
    if (!next.ok) throw new Error(`a sensible player is refused: ${next.problem.code}`)
    answers.push(answer)
    now = next.value
  }
  return answers
}

/** The sealed sheet that answers this sealed view. */
export async function sheetFor(key: string, text: string, roll: RollDie): Promise<string | null> {
  const header = readSealed(text)
  if (header === null) throw new Error('this is no sealed file')
  const { view, checksum, turn, phase } = await opened(key, text)
  const answers = ordersOf(view, roll)
  if (answers === null) return null
  const { campaign, seat } = header
  return seal(
    key,
    { game: deluge.name, campaign, seat, content: 'sheet' },
    {
      ...{ format: 'aide-de-camp/sheet', version: 1, game: deluge.name },
      ...{ rulesVersion: deluge.rulesVersion, campaign, seat, turn, phase },
      ...{ view: checksum, answers, note: '' },
    },
  )
}
