// Every kind of question on the screen: asked in a sentence, answered by the thumb, accessible, never too wide.
import { describe, expect, test } from 'vitest'
import { openQuestion, type BattlePrompt, type QuestionKind } from '@/games/eagles/rules/index.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { axeFindings, dress, smallTargets, themes } from '@tests/ui/fitting.ts'
import { heading, seat } from './seat.ts'

const plays = playsByKind()
const isKind = (kind: string): kind is QuestionKind => Object.hasOwn(battleEn.questions, kind)
const kinds = Object.keys(battleEn.questions).filter(isKind)

/** Kinds that the default house rules never come to, and why. */
const excused: Readonly<Partial<Record<QuestionKind, string>>> = {}

function playAt(kind: QuestionKind) {
  const play = plays.get(kind)
  if (play === undefined) throw new Error(`no battle came to ${kind}`)
  return play
}

/** The tap that answers: the main button, the first battalion, the first order. */
function firstAnswer(container: Element, { kind, wanted }: BattlePrompt): Element | null {
  if (wanted.kind === 'dice') return container.querySelector('#answer-tray .by-app button')
  if (kind === 'activation.battalion') return container.querySelector('.rider, .orders .chip')
  return (
    container.querySelector('.asks button.pick, .asks .kinds button') ??
    container.querySelector('#answer-tray button')
  )
}

/** The counter is tapped and the distance measured before anything can be answered. */
async function prepare(
  container: Element,
  { kind, wanted, seat: side }: BattlePrompt,
): Promise<void> {
  const ruler = container.querySelector('.measure input')
  if (ruler instanceof HTMLInputElement) {
    ruler.value = '6'
    ruler.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (kind !== 'activation.battalion' || wanted.kind !== 'choice') return
  const [first = ''] = wanted.options
  const counter = container.querySelector(`.strips [data-battalion="${first.split(':')[1] ?? ''}"]`)
  expect(counter, `a counter of side ${side}`).not.toBeNull()
  counter?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => container.querySelector('.orders')).not.toBeNull()
}

/** A battalion goes with its order, and the app's dice are re-rolled at once: one tap gives both answers. */
const answersOf = (kind: QuestionKind): number =>
  kind === 'activation.battalion' || kind === 'volley.reroll' ? 2 : 1

test('the battles of chance come to every kind of question', () => {
  expect(kinds.filter((kind) => !plays.has(kind) && excused[kind] === undefined)).toEqual([])
})

/** The open question is made ready and answered by so many taps in one breath: it is answered once. */
async function answerByTaps(play: Seated, taps: number): Promise<void> {
  const { screen, battle: store, prompt, answers } = play
  await prepare(screen.container, prompt)
  const button = firstAnswer(screen.container, prompt)
  expect(button, 'something to tap').not.toBeNull()
  for (let n = 0; n < taps; n += 1)
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => store.play?.now.answers).toBe(answers)
  await expect.poll(() => store.pending).toBe(false)
  expect(store.play?.now.answers).toBe(answers)
}

type Seated = Awaited<ReturnType<typeof seatAt>>

async function seatAt(kind: QuestionKind, language: 'en' | 'de') {
  const play = playAt(kind)
  const prompt = openQuestion(play.now.state)
  if (prompt === null) throw new Error('nothing is asked')
  return {
    ...(await seat(play, { language })),
    prompt,
    answers: play.now.answers + answersOf(kind),
  }
}

// A phone is sat down at twice, not once for each of these: that was a third of the time of all parts.
describe.each(kinds.filter((kind) => excused[kind] === undefined))('%s', (kind) => {
  test('is asked in a sentence, is sound in every look, and quick taps answer once', async () => {
    dress({ motion: 'none' })
    const seated = await seatAt(kind, 'en')
    const { container } = seated.screen
    expect(heading(container)).not.toBe('')
    for (const theme of themes) {
      dress({ theme })
      expect(await axeFindings(container), theme).toEqual([])
      expect(smallTargets(container), theme).toEqual([])
    }
    await answerByTaps(seated, 3)
  })

  test('in German and at 200 % text nothing runs out of the screen; one tap answers', async () => {
    dress({ text: '200', motion: 'none' })
    const seated = await seatAt(kind, 'de')
    const wide = [...seated.screen.container.querySelectorAll('.battle *')].filter(
      (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    )
    expect(
      wide
        .filter((element) => !element.closest('.vh'))
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    ).toEqual([])
    await answerByTaps(seated, 1)
  })
})
