// Undo is never a dead button: it waits for a journal that is still opening, and tells who only reads along.
import { expect, test } from 'vitest'
import { toasts } from '@/ui/toast/toasts.ts'
import { battleAfter } from '@tests/support/longBattle.ts'
import { seat, sitDownAgain } from './seat.ts'

/** What was answered last was a choice, and then dice: undoing them asks first. */
const lastGiven = (kind: 'choice' | 'dice') => {
  for (let answers = 200; ; answers += 1) {
    const play = battleAfter(answers)
    if (play.now.last?.answer.kind === kind) return play
  }
}

const undoIn = (container: Element) => container.querySelector<HTMLElement>('.tools .undo')

test.each(['choice', 'dice'] as const)(
  'in a tab that reads along the undoing of %s says why it cannot be',
  async (kind) => {
    const first = await seat(lastGiven(kind))
    const { screen, battle } = await sitDownAgain(first.battle.id ?? '')
    expect(battle.role).toBe('reader')
    const { head } = battle.play ?? {}
    toasts.value = []
    undoIn(screen.container)?.click()
    await expect
      .poll(() => toasts.value.map(({ text }) => text))
      .toEqual(['This is being played in another tab. You are reading along.'])
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(battle.play?.head).toBe(head)
  },
)

test('while the journal is still opening undo waits for it', async () => {
  const play = lastGiven('choice')
  const { screen, battle } = await seat(play)
  battle.role = 'opening'
  undoIn(screen.container)?.click()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(battle.play?.now.answers).toBe(play.now.answers)
  battle.role = 'writer'
  await expect.poll(() => battle.play?.now.answers).toBe(play.now.answers - 1)
})
