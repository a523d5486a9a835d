// Second thoughts and second starts: what was taken back can be given again, what was half typed is still there.
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { retractIn } from '@/core/record/play.ts'
import { battle as rules } from '@/games/eagles/rules/index.ts'
import { playsByKind } from '@tests/support/battlePlays.ts'
import { battleAfter } from '@tests/support/longBattle.ts'
import { valueOf } from '@tests/support/results.ts'
import { showToast, toasts } from '@/ui/toast/toasts.ts'
import { axeFindings } from '@tests/ui/fitting.ts'
import { seat, sitDownAgain } from './seat.ts'

const again = page.getByRole('button', { name: /^Give it again/ })

test('an answer that was taken back is given again from the menu, named by what it was', async () => {
  const { screen, battle } = await seat(battleAfter(200))
  const { head, now } = battle.play ?? {}
  battle.retract(1)
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(again).toHaveTextContent(/What was taken back last: the \w+/)
  expect(await axeFindings(document.querySelector('[role=dialog]') ?? document.body)).toEqual([])
  await again.click()
  await expect.poll(() => battle.play?.now.answers).toBe(now?.answers)
  expect(battle.play?.now.state).toEqual(now?.state)
  expect(battle.play?.head).not.toBe(head)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
})

test('what was said about an overrule is over when the overrule is taken back', async () => {
  const { screen, battle } = await seat(battleAfter(200))
  const correction = { figure: 'turn', turn: 3 } as const
  await valueOf(battle.answer({ kind: 'overrule', correction, reason: 'Forgotten' })).durable
  showToast({ text: 'Overruled.', topic: 'overrule' })
  await screen.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => toasts.value).toEqual([])
})

test('dice that were taken back lie there again with the same faces', async () => {
  const rolled = playsByKind().get('sides.first')
  if (rolled === undefined) throw new Error('nobody has rolled')
  const { screen, battle } = await seat(valueOf(retractIn(rules, rolled, 1)))
  const { head } = battle.play ?? {}
  battle.answer({ kind: 'dice', faces: [3, 3], source: 'hand' }, head)
  await expect.poll(() => battle.play?.head).not.toBe(head)
  await valueOf(battle.retract(1)).durable
  await screen.getByRole('button', { name: 'More' }).click()
  await again.click()
  await expect.poll(() => battle.play?.log?.events[0]).toMatchObject({ faces: { a: 3, b: 3 } })
})

test('where nothing was taken back there is nothing to give again', async () => {
  const { screen } = await seat(battleAfter(200))
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('button', { name: /Leave the battle/ })).toBeVisible()
  expect(again.query()).toBeNull()
})

describe('dice that are half typed', () => {
  const atDice = playsByKind().get('initiative.dice')
  const typedIn = (container: Element): string =>
    container.querySelector('#answer-tray .or')?.textContent ?? ''

  async function typeOne() {
    if (atDice === undefined) throw new Error('nobody rolls')
    const { screen, battle } = await seat(atDice)
    await screen.getByRole('button', { name: '5', exact: true }).click()
    await expect.poll(() => typedIn(screen.container)).toMatch(/next: French/)
    const id = battle.id ?? ''
    await battle.leave()
    await screen.unmount()
    return id
  }

  test('are still there after a reload, and the next one is enough', async () => {
    const { screen, battle } = await sitDownAgain(await typeOne())
    await expect.poll(() => typedIn(screen.container)).toMatch(/next: French/)
    await screen.getByRole('button', { name: '2', exact: true }).click()
    await screen.getByRole('button', { name: 'Take these' }).click()
    await expect
      .poll(() => battle.play?.now.last?.answer)
      .toMatchObject({ kind: 'dice', faces: [5, 2] })
    await expect.poll(() => localStorage.getItem('aide-de-camp.diceTyped')).toBe('{}')
  })

  test('are no dice of any other question', async () => {
    const id = await typeOne()
    const elsewhere = playsByKind().get('sides.dice')
    if (elsewhere === undefined) throw new Error('nobody rolls')
    const kept = localStorage.getItem('aide-de-camp.diceTyped') ?? ''
    const { battle, screen } = await seat(elsewhere)
    const other = battle.id ?? ''
    await battle.leave()
    await screen.unmount()
    localStorage.setItem('aide-de-camp.diceTyped', kept.replace(id, other))
    const again = await sitDownAgain(other)
    await expect.poll(() => typedIn(again.screen.container)).toMatch(/next: British/)
  })
})
