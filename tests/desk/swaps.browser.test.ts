// Seats changed by hand: what speaks against it is said before and stays on the table, and there is a way back.
import { afterEach, expect, test } from 'vitest'
import { h } from 'vue'
import { usualDesk, type DeskRules, type Pairing } from '@/games/eagles/rules/index.ts'
import { editDeskRules } from '@/storage/eventsDoor.ts'
import { setClub } from '@/desk/store/entryActions.ts'
import { changeRounds, joinTeam } from '@/desk/store/roundActions.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import RoundsView from '@/desk/RoundsView.vue'
import { axeFindings } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

afterEach(() => (toasts.value = []))

const players = { ann: 36, ben: 40, carl: 32, dora: 28 }
const bye = (first: string): Pairing => ({ first, second: null, result: null })
const won = { winner: 'first', firstLost: null, secondLost: null } as const

/** Round 1 was ann–carl and ben–dora; round 2 is ann–ben and carl–dora. Ann and Dora are Elks. */
async function roundTwo(
  desk: Partial<DeskRules> = {},
  more: (player: string) => Partial<Pairing> = () => ({}),
) {
  const seated = await muster({ players })
  const { id, board, show } = seated
  const table = (first: string, second: string, part: Partial<Pairing> = {}): Pairing => ({
    first: `${first}-${id}`,
    second: `${second}-${id}`,
    result: null,
    ...more(first),
    ...part,
  })
  await changeRounds(id, () => [
    { pairings: [table('ann', 'carl', { result: won }), table('ben', 'dora', { result: won })] },
    { pairings: [table('ann', 'ben'), table('carl', 'dora')] },
  ])
  await editDeskRules(id, () => ({ ...usualDesk, ...desk }))
  for (const name of ['ann', 'dora']) await setClub({ event: id, entry: `${name}-${id}` }, 'Elks')
  const screen = await show(() => h(RoundsView, { id }))
  await expect.poll(() => board.rounds.length).toBe(2)
  const seats = () =>
    board.rounds[1]?.pairings.map(({ first, second }) => `${first[0]}${second?.[0]}`)
  return { ...seated, ...screen, seats }
}

test('a rematch and club mates are told before the swap, all of them, and stay on both tables', async () => {
  const { seats, container, getByRole, getByText } = await roundTwo()
  await getByRole('button', { name: 'Code, swap, no-show: table 1' }).first().click()
  const dialog = getByRole('dialog')
  await dialog.getByLabelText('Who changes seats?').selectOptions('ben')
  await dialog.getByLabelText('With whom?').selectOptions('dora')
  await expect
    .element(dialog.getByText('ann against dora: Both are of the same club.'))
    .toBeVisible()
  await dialog.getByLabelText('With whom?').selectOptions('carl')
  await expect
    .element(dialog.getByText('ann against carl: They have met in round 1.'))
    .toBeVisible()
  await expect
    .element(dialog.getByText('ben against dora: They have met in round 1.'))
    .toBeVisible()
  expect(await axeFindings(container)).toEqual([])
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect.poll(seats).toEqual(['ac', 'bd'])
  await expect.poll(() => getByText('They have met in round 1.').elements().length).toBe(2)
  toasts.value[0]?.action?.run()
  await expect.poll(seats).toEqual(['ab', 'cd'])
  expect(getByText('They have met in round 1.').elements()).toEqual([])
})

test('a ban is told of a table that the lot made, too, and a swap that cannot go back says so', async () => {
  const { id, board, seats, getByRole, getByText } = await roundTwo({
    bans: { club: 'off', nation: 'soft' },
  })
  await expect.poll(() => getByText('Both play the same nation.').elements().length).toBe(4)
  await getByRole('button', { name: 'Code, swap, no-show: table 1' }).first().click()
  await getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click()
  await expect.poll(seats).toEqual(['cb', 'ad'])
  await changeRounds(id, ([one, two]) =>
    one && two
      ? [one, { ...two, pairings: two.pairings.map((each) => ({ ...each, result: won })) }]
      : [],
  )
  await expect.poll(() => board.rounds[1]?.pairings[0]?.result?.winner).toBe('first')
  toasts.value[0]?.action?.run()
  await expect
    .poll(() => toasts.value.map(({ text }) => text))
    .toContain('This swap cannot be undone any more: one of these tables has gone on.')
  expect(seats()).toEqual(['cb', 'ad'])
})

test('teams that would meet again are told the same way', async () => {
  const team = { ann: 'Lions', ben: 'Tigers', carl: 'Owls', dora: 'Foxes' } as const
  const nameOf = (player: string): string => team[player as keyof typeof team]
  const of = (first: string, second: string) => ({
    teams: { first: nameOf(first), second: nameOf(second) },
  })
  const { id, board, getByRole, getByText } = await roundTwo({ teamSize: 2 })
  for (const player of Object.keys(team))
    await joinTeam({ event: id, entry: `${player}-${id}` }, nameOf(player))
  await changeRounds(id, (rounds) =>
    rounds.map((round) => ({
      ...round,
      pairings: round.pairings.map((each) => {
        const [first = '', second = ''] = [each.first, each.second].map((who) => who?.split('-')[0])
        return { ...each, ...of(first, second) }
      }),
    })),
  )
  await getByRole('button', { name: 'Swap, keep, seat anew: match 1' }).first().click()
  const dialog = getByRole('dialog')
  await dialog.getByLabelText('Which team changes places?').selectOptions('Tigers')
  await dialog.getByLabelText('With whom?').selectOptions('Owls')
  await expect
    .element(dialog.getByText('Lions against Owls: They have met in round 1.'))
    .toBeVisible()
  await expect
    .element(dialog.getByText('Tigers against Foxes: They have met in round 1.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
  const matches = () =>
    board.rounds[1]?.pairings.map(({ teams }) => `${teams?.first} ${teams?.second}`)
  await expect.poll(matches).toEqual(['Lions Owls', 'Tigers Foxes'])
  await expect.poll(() => getByText('They have met in round 1.').elements().length).toBe(2)
  toasts.value[0]?.action?.run()
  await expect.poll(matches).toEqual(['Lions Tigers', 'Owls Foxes'])
})

test('club mates are told before a latecomer sits down', async () => {
  const { id, getByRole, getByText } = await roundTwo()
  await changeRounds(id, ([one, two]) =>
    one && two ? [one, { pairings: [...two.pairings.slice(0, 1), bye(`dora-${id}`)] }] : [],
  )
  await getByRole('button', { name: 'At the desk' }).click()
  await getByRole('button', { name: 'Player without a list' }).click()
  await getByRole('textbox', { name: 'Name' }).fill('erik')
  await getByRole('textbox', { name: 'Club' }).fill('Elks')
  await getByRole('button', { name: 'Add the player' }).click()
  await expect.element(getByText('dora against erik: Both are of the same club.')).toBeVisible()
})
