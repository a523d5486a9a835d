// What the tests of the organiser's desk share: an event in the database with lists of some players, and a page on it.
import { createPinia, setActivePinia } from 'pinia'
import type { Component, VNode } from 'vue'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import {
  newEvent,
  readSource,
  takeIn,
  type ClubEvent,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { enterBattles } from '@/games/eagles/words/battles.ts'
import { enterDesk } from '@/games/eagles/words/lists.ts'
import { enterEvents } from '@/desk/words/events.ts'
import { speak, type Language } from '@/words/index.ts'
import { addEvent, changeBoard } from '@/storage/eventsDoor.ts'
import { useEventBoard, type BoardRow } from '@/desk/store/eventBoard.ts'

interface Muster {
  readonly language?: Language
  /** Rankers of the first battalion by the player's name; 37 is no legal number. */
  readonly players: Readonly<Record<string, number>>
  readonly limits?: Partial<ClubEvent>
  readonly rounds?: readonly Round[]
}

const mail = (player: string, rankers: number): string =>
  `From: ${player} <${player}@x.org>\n\nFrench\n1. Drilled ${rankers}, officer\n2. Drilled 40\n`

export async function muster({ language = 'en', players, limits = {}, rounds = [] }: Muster) {
  await speak(language)
  await Promise.all([enterEvents(), enterDesk(), enterBattles()])
  const pinia = createPinia()
  setActivePinia(pinia)
  const id = await addEvent({ ...newEvent('Muster'), ...limits })
  const put = Object.entries(players).flatMap(
    ([player, rankers]) =>
      takeIn([], readSource({ name: '', text: mail(player, rankers) }), {
        source: '',
        readAt: 1,
        undatedAt: null,
        newId: () => `${player}-${id}`,
      }).entries,
  )
  await changeBoard(id, () => ({ put, rounds, result: null }))
  const board = useEventBoard()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })

  /** Opens the board and waits until its lists are there. */
  async function open(): Promise<void> {
    board.open(id)
    while (board.rows.length < put.length) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const rowOf = (player: string): BoardRow => {
    const row = board.rows.find(({ entry }) => entry.player === player)
    if (row === undefined) throw new Error(`${player} is not on the board`)
    return row
  }
  const show = (page: () => VNode) => {
    const Page: Component = { render: page }
    return render(Page, { global: { plugins: [pinia, router] } })
  }
  return { id, board, open, rowOf, show }
}
