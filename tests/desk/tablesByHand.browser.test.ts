// What can be done by hand with a table or a match of which something is known: only what would happen.
import { expect, test } from 'vitest'
import { h } from 'vue'
import type { Pairing } from '@/games/eagles/rules/index.ts'
import { changeRounds } from '@/desk/store/roundActions.ts'
import RoundsView from '@/desk/RoundsView.vue'
import { muster } from './eventPage.ts'

const slips = [{ code: 'a slip', readAt: 3 }] as const

/** Ann against Ben and Carl against Dora, each table with something more. */
async function twoTables(ofAnn: Partial<Pairing>, ofCarl: Partial<Pairing>) {
  const { id, board, show } = await muster({ players: { ann: 36, ben: 40, carl: 32, dora: 28 } })
  const table = (first: string, second: string, more: Partial<Pairing>): Pairing => ({
    first: `${first}-${id}`,
    second: `${second}-${id}`,
    result: null,
    ...more,
  })
  await changeRounds(id, () => [
    { pairings: [table('ann', 'ben', ofAnn), table('carl', 'dora', ofCarl)] },
  ])
  const screen = await show(() => h(RoundsView, { id }))
  await expect.poll(() => board.rounds.length).toBe(1)
  const close = () =>
    screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  return { ...screen, close, button: (name: string) => screen.getByRole('button', { name }) }
}

test('a match of which a slip is kept has begun: its teams stay where they are', async () => {
  const { button, getByText, getByRole } = await twoTables(
    { teams: { first: 'Lions', second: 'Tigers' }, slips },
    { teams: { first: 'Elks', second: 'Owls' } },
  )
  await button('Swap, keep, seat anew: match 1').click()
  await expect
    .element(getByText('This match has begun: its boards stay as they are.'))
    .toBeVisible()
  expect(getByRole('button', { name: 'Seat this match anew' }).elements()).toEqual([])
})

test('a table of which a slip is kept says that it stays, and has no switch for it', async () => {
  const { button, close, getByText, getByRole } = await twoTables({ slips, isFixed: true }, {})
  const fix = getByRole('switch', { name: 'Keep this table when the others are paired anew' })
  await button('Code, swap, no-show: table 1').click()
  await expect.element(getByText(/^A slip is kept here, so this table stays/)).toBeVisible()
  expect(fix.elements()).toEqual([])
  await close()
  await button('Code, swap, no-show: table 2').click()
  await expect.element(fix).toBeVisible()
})
