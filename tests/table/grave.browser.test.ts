// A grave answer at the table: asked once more, the way back under the thumb, given only by whoever says so.
import { beforeAll, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import QuestionCard from '@/table/QuestionCard.vue'
import type { Scene } from '@/table/scene.ts'
import { speak } from '@/words/index.ts'
import { enterTable } from '@/words/table.ts'
import { axeFindings, dress, show } from '../ui/fitting.ts'

beforeAll(async () => {
  await speak('en')
  await enterTable()
})

const scene: Scene = {
  title: 'The Deluge',
  line: 'Turn 1 of 12',
  who: { name: 'the umpire', tile: null },
  question: {
    kind: 'whoseSheet',
    text: 'The umpire’s desk',
    wanted: { kind: 'choice', options: ['remind', 'run'], unavailable: [] },
    option: String,
    reason: () => '',
    field: () => '',
    grave: (given) =>
      given.kind === 'choice' && given.option === 'run'
        ? { title: 'Run without 3?', text: 'Anna, Jonas, Olga order nothing.', go: 'Run' }
        : null,
    widget: null,
    isBare: false,
  },
  news: [],
  briefing: [],
  fought: [],
  undo: null,
  redo: false,
  over: null,
  lines: () => [],
  board: null,
  curtain: null,
  isCovered: false,
  end: null,
  interlude: null,
  tools: [],
  isHiding: false,
}

async function table() {
  dress({ motion: 'none' })
  const given: unknown[] = []
  const answer = (one: unknown): Promise<boolean> => {
    given.push(one)
    return Promise.resolve(true)
  }
  const Table = defineComponent(() => () => [
    h(QuestionCard, { scene, waitsFor: null, answer }),
    h('div', { id: 'answer-tray' }),
  ])
  const screen = await show(Table)
  return {
    screen,
    given,
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
  }
}

test('a harmless answer is given at once', async () => {
  const { given, press } = await table()
  await press('remind')
  expect(given).toEqual([{ kind: 'choice', option: 'remind' }])
})

test('a grave one says what it does, and goes back', async () => {
  const { screen, given, press } = await table()
  await press('run')
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Anna, Jonas, Olga')
  expect(await axeFindings()).toEqual([])
  const back = screen.getByRole('button', { name: 'No, go back' })
  await expect.element(back).toHaveClass('btn-primary')
  await back.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(given).toEqual([])
})

test('it is given by whoever says so, once', async () => {
  const { screen, given, press } = await table()
  await press('run')
  await screen.getByRole('dialog').getByRole('button', { name: 'Run', exact: true }).click()
  await expect.poll(() => given).toEqual([{ kind: 'choice', option: 'run' }])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
