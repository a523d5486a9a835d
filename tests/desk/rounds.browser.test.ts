// The rounds of an event: a round is paired, results are entered, one has a bye, another goes home.
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { h } from 'vue'
import type { Round } from '@/games/eagles/rules/index.ts'
import { addWalkIn, checkIn, markDropped } from '@/desk/store/eventBoard.ts'
import { changeBoard } from '@/storage/eventsDoor.ts'
import RoundsView from '@/desk/RoundsView.vue'
import { axeFindings, dress } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

async function roundsOf(players: Readonly<Record<string, number>>) {
  const seated = await muster({ players })
  const screen = await seated.show(() => h(RoundsView, { id: seated.id }))
  const pair = (n: number) => screen.getByRole('button', { name: `Pair round ${n}`, exact: true })
  return { ...seated, ...screen, pair }
}
const three = { ann: 36, ben: 40, carl: 32 }

test('who is not legal does not play, and one alone cannot be paired', async () => {
  const { getByText, pair } = await roundsOf({ ann: 36, ben: 37 })
  await expect.element(getByText(/at least two players; one is missing/)).toBeVisible()
  await expect.element(getByText(/One list is neither legal nor accepted/)).toBeVisible()
  await expect.element(pair(1)).toBeDisabled()
})

test('a player without a list sends nobody away; one check-in does, and the reason is told', async () => {
  const { board, id, container, getByText, pair, rowOf } = await roundsOf(three)
  await addWalkIn(id, 'will', '')
  await expect.poll(() => board.rows.length).toBe(4)
  await expect.element(pair(1)).toBeEnabled()
  expect(container.textContent).not.toContain('not in the next round')
  await markDropped({ event: id, entry: rowOf('will').entry.id }, true)
  await checkIn({ event: id, entry: rowOf('ann').entry.id }, true)
  await expect.element(getByText(/one is missing.*2 could play but are not/)).toBeVisible()
  await expect.element(getByText(/One has gone home/)).toBeVisible()
  await expect.element(pair(1)).toBeDisabled()
})

test('of three players one has a bye, and only the table that plays asks for a result', async () => {
  const { board, container, getByText, pair } = await roundsOf(three)
  await pair(1).click()
  await expect.element(getByText(/has a bye/)).toBeVisible()
  expect(container.querySelectorAll('article [role=radiogroup], article fieldset')).toHaveLength(1)
  expect(board.rounds[0]?.pairings.filter(({ second }) => second === null)).toHaveLength(1)
})

test('the next round waits for the results, and the standings follow them', async () => {
  const { board, container, getByRole, getByText, pair } = await roundsOf({ ann: 36, ben: 40 })
  await pair(1).click()
  await expect.element(pair(2)).toHaveAccessibleDescription('One result missing')
  await expect.element(pair(2)).toBeDisabled()
  await getByText('ben won').click()
  await expect.poll(() => board.rounds[0]?.pairings[0]?.result?.winner).toBeDefined()
  await expect.element(pair(2)).toBeEnabled()
  await getByText('Standings', { exact: true }).click()
  await expect.element(getByRole('table')).toBeVisible()
  expect(container.querySelector('tbody tr')?.textContent).toMatch(/^1ben.*Points2W–D–L1–0–0/)
  expect(await axeFindings(container)).toEqual([])
})

test('figures lost are kept beside the winner', async () => {
  const { board, getByRole, getByText, pair } = await roundsOf({ ann: 36, ben: 40 })
  await pair(1).click()
  await getByText('Draw', { exact: true }).click()
  await getByRole('textbox', { name: 'ann lost, figures' }).fill('12')
  const lost = () => {
    const [pairing] = board.rounds[0]?.pairings ?? []
    return [pairing?.result?.firstLost, pairing?.result?.secondLost]
  }
  await expect.poll(lost).toContain(12)
  expect(board.rounds[0]?.pairings[0]?.result?.winner).toBe('draw')
})

test('who has gone home is not paired again, and may come back', async () => {
  const { board, getByRole, getByText, pair, rowOf } = await roundsOf(three)
  await pair(1).click()
  await getByText('Standings', { exact: true }).click()
  const turnAnn = async () => {
    await getByRole('button', { name: 'Who has gone home?' }).click()
    const home = getByRole('dialog').getByRole('listitem').filter({ hasText: 'ann' })
    await home.getByRole('button').click()
    return home
  }
  const home = await turnAnn()
  await expect.poll(() => rowOf('ann').entry.hasDropped).toBe(true)
  await expect.element(home).toHaveTextContent('Plays again')
  await getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await getByText('Pairings', { exact: true }).click()
  for (const name of ['ann', 'ben', 'carl']) {
    const won = getByText(`${name} won`)
    if (won.elements().length > 0) {
      await won.click()
      break
    }
  }
  await pair(2).click()
  await expect.poll(() => board.rounds.length).toBe(2)
  const seats = board.rounds[1]?.pairings.flatMap(({ first, second }) => [first, second]) ?? []
  expect(seats).not.toContain(rowOf('ann').entry.id)
  await getByText('Standings', { exact: true }).click()
  await turnAnn()
  await expect.poll(() => rowOf('ann').entry.hasDropped).toBe(false)
})

const club = Object.fromEntries(
  Array.from({ length: 43 }, (_, n) => [`Maximilian.Oberhauser${String(n)}`, 36]),
)
const played = (players: readonly string[], turn: number): Round => {
  const turned = [...players.slice(turn), ...players.slice(0, turn)]
  return {
    pairings: turned.flatMap((first, n) => {
      if (n % 2 === 1) return []
      const second = turned[n + 1] ?? null
      const result = { winner: 'first', firstLost: 9, secondLost: 1234 } as const
      return [{ first, second, result: second === null ? null : result }]
    }),
  }
}

/** Two rounds of 43 players: who they are is known as soon as the event is. */
async function clubRounds() {
  const rounds = await roundsOf(club)
  const ids = Object.keys(club).map((player) => `${player}-${rounds.id}`)
  await changeBoard(rounds.id, () => ({ rounds: [played(ids, 0), played(ids, 1)], result: null }))
  await expect.element(rounds.pair(3)).toBeEnabled()
  return rounds
}

describe.each([
  [390, '100'],
  [320, '100'],
  [390, '200'],
  [320, '200'],
])('43 players after two rounds at %i px and text of %s', (width, text) => {
  afterEach(async () => {
    dress({ text: '100' })
    await page.viewport(390, 844)
  })

  test('nothing is wider than the phone', async () => {
    await page.viewport(width, 844)
    dress({ text })
    const { container, getByRole, getByText } = await clubRounds()
    const wide = () =>
      [...container.querySelectorAll('.middle, .rounds, .rounds *:not(.vh)')].flatMap((part) =>
        part.getBoundingClientRect().right > width + 1 ||
        (part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 1 &&
          part.closest('thead, .segmented') === null)
          ? [`${part.tagName} ${part.className}`]
          : [],
      )
    expect(wide()).toEqual([])
    await getByText('Standings', { exact: true }).click()
    await expect.element(getByRole('table')).toBeVisible()
    expect(wide()).toEqual([])
  })
})

test('after pairing the newest round stands first, its tables numbered, and the view is there', async () => {
  const { container, getByRole, pair } = await clubRounds()
  container.querySelector('article:last-of-type')?.scrollIntoView()
  await pair(3).click()
  const heading = getByRole('heading', { name: 'Round 3' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  expect(container.querySelector('h2')?.textContent).toBe('Round 3')
  const numbers = [...(container.querySelector('section')?.querySelectorAll('h3 .table') ?? [])]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 21 }, (_, n) => `Table ${String(n + 1)}`),
  )
  await expect.element(pair(4)).toHaveAccessibleDescription('21 results missing')
})

test('who goes home from a table that is still to be decided is told what that means', async () => {
  const { getByRole, getByText, pair } = await roundsOf({ ann: 36, ben: 40 })
  await pair(1).click()
  await getByText('Standings', { exact: true }).click()
  await getByRole('button', { name: 'Who has gone home?' }).click()
  const home = getByRole('dialog').getByRole('listitem').filter({ hasText: 'ann' })
  await home.getByRole('button').click()
  await getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(getByRole('row', { name: /ann/ })).toHaveTextContent('gone home')
  await getByText('Pairings', { exact: true }).click()
  await expect
    .element(getByRole('article').getByText(/^ann has gone home .* must still be decided/))
    .toBeVisible()
  await getByText('ben won').click()
  await expect.element(getByText(/must still be decided/)).not.toBeInTheDocument()
})

test('whoever would be left out is named before the round is paired, and plays once the list is accepted', async () => {
  const { board, getByRole, pair, rowOf } = await roundsOf({ ann: 36, ben: 40, cleo: 37, dora: 37 })
  await pair(1).click()
  const sheet = getByRole('dialog', { name: 'Before round 1' })
  await expect.element(sheet.getByRole('heading', { name: '2 are left out' })).toBeVisible()
  const cleo = sheet.getByRole('listitem').filter({ hasText: 'cleo' })
  await cleo.getByRole('button', { name: 'Accept the list' }).click()
  await sheet.getByRole('button', { name: 'Pair 3 players' }).click()
  await expect.poll(() => board.rounds.length).toBe(1)
  const seats = board.rounds[0]?.pairings.flatMap(({ first, second }) => [first, second]) ?? []
  expect(seats).toContain(rowOf('cleo').entry.id)
  expect(seats).not.toContain(rowOf('dora').entry.id)
  await expect.poll(() => rowOf('dora').entry.leftOut).toBe(0)
  await expect.element(getByRole('button', { name: 'One is not in the next round' })).toBeVisible()
})

test('two who are perhaps one player are asked about, and nothing is paired before', async () => {
  const { board, getByRole, id, pair, rowOf } = await roundsOf({ ann: 36, ben: 40, cleo: 32 })
  await expect.element(pair(1)).toBeEnabled()
  const cleo = { ...rowOf('cleo').entry, player: 'ann', sameNameAs: rowOf('ann').entry.id }
  await changeBoard(id, () => ({ put: [cleo], result: null }))
  await expect.poll(() => board.rows.some(({ beside }) => beside !== null)).toBe(true)
  await pair(1).click()
  const sheet = getByRole('dialog', { name: 'Before round 1' })
  await expect.element(sheet.getByRole('button', { name: 'Pair 3 players' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'One: the newer list counts' }).click()
  await sheet.getByRole('button', { name: 'Pair 2 players' }).click()
  await expect.poll(() => board.rounds[0]?.pairings.length).toBe(1)
})
