// Looking back at a battle: every moment by the slider, by steps and by turns, and playing on from one.
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { enterBattle } from '@/games/eagles/words/battle.ts'
import { enterEnd } from '@/games/eagles/words/battleEnd.ts'
import { enterSheets } from '@/games/eagles/words/battleSheets.ts'
import { speak, type Language } from '@/words/index.ts'
import { useBattle } from '@/games/eagles/screens/battle/store/battle.ts'
import { useBattleShelf } from '@/app/battleShelf.ts'
import ReplayView from '@/games/eagles/screens/replay/ReplayView.vue'
import { battleAfter, withCorrections } from '@tests/support/longBattle.ts'
import { axeFindings, dress, smallTargets, themes } from '@tests/ui/fitting.ts'
import { store } from '../battle/seat.ts'

const play = withCorrections(battleAfter(180))
const entries = play.log?.number ?? 0

async function lookBack(language: Language = 'en') {
  await speak(language)
  await Promise.all([enterBattle(), enterEnd(), enterSheets()])
  const pinia = createPinia()
  setActivePinia(pinia)
  const id = await store(play)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const screen = await render(ReplayView, { props: { id }, global: { plugins: [pinia, router] } })
  const { container } = screen
  await expect.poll(() => container.querySelector('input[type=range]')).not.toBeNull()
  return { container, id, router }
}

const slider = (container: Element): HTMLInputElement => {
  const input = container.querySelector<HTMLInputElement>('input[type=range]')
  if (input === null) throw new Error('no slider')
  return input
}
const slideTo = (container: Element, moment: number): void => {
  slider(container).valueAsNumber = moment
  slider(container).dispatchEvent(new Event('input'))
}
const press = (container: Element, name: string): void =>
  container.querySelector<HTMLButtonElement>(`button[aria-label='${name}']`)?.click()

describe('the replay', () => {
  test.each(themes)('has nothing for axe to find by %s', async (theme) => {
    dress({ theme, motion: 'none', text: '100' })
    const { container } = await lookBack()
    expect(await axeFindings(container)).toEqual([])
    expect(smallTargets(container)).toEqual([])
  })

  test('in German and at 200 % text nothing runs out of the screen', async () => {
    dress({ theme: 'light', text: '200', motion: 'none' })
    const { container } = await lookBack('de')
    const wide = [...container.querySelectorAll('.battle *')].filter(
      (element) =>
        !element.closest('.vh, svg') &&
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    )
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 90))).toEqual([])
    dress({ text: '100' })
  })
})

test('the slider has a moment for the beginning and one for each entry, and says it in words', async () => {
  const { container } = await lookBack()
  expect(slider(container).max).toBe(String(entries))
  expect(slider(container).getAttribute('aria-valuetext')).toContain(`entry ${String(entries)}`)
  slideTo(container, 0)
  await expect.poll(() => slider(container).getAttribute('aria-valuetext')).toBe('The beginning')
})

test('the strips show the armies as they stood then', async () => {
  const { container } = await lookBack()
  const strengths = (): string =>
    [...container.querySelectorAll('.counter .strength')].map((each) => each.textContent).join(' ')
  const now = strengths()
  slideTo(container, 1)
  await expect.poll(strengths).not.toBe(now)
})

test('steps go from one telling moment to the next, turns from turn to turn', async () => {
  const { container } = await lookBack()
  slideTo(container, 0)
  press(container, 'Next turn')
  await expect.poll(() => container.querySelector('.when .turn')?.textContent).toBe('Turn 1')
  const at = slider(container).value
  press(container, 'One step on')
  await expect.poll(() => Number(slider(container).value)).toBeGreaterThan(Number(at))
  press(container, 'One step back')
  await expect.poll(() => slider(container).value).toBe(at)
})

test('it plays by itself until it is stopped', async () => {
  const { container } = await lookBack()
  slideTo(container, 0)
  press(container, 'Play')
  await expect.poll(() => Number(slider(container).value)).toBeGreaterThan(0)
  press(container, 'Pause')
  const at = slider(container).value
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(slider(container).value).toBe(at)
})

test('playing on begins a new battle with everything up to here, and this one stays', async () => {
  const { container, id, router } = await lookBack()
  slideTo(container, 60)
  ;[...container.querySelectorAll('button')].at(-1)?.click()
  await expect.poll(() => router.currentRoute.value.path).toMatch(/^\/battles\/.+/)
  const fresh = router.currentRoute.value.path.split('/')[2] ?? ''
  expect(fresh).not.toBe(id)
  const shelf = useBattleShelf()
  expect((await shelf.load(fresh))?.log).toHaveLength(60)
  expect((await shelf.load(id))?.log).toHaveLength(entries)
  const battle = useBattle()
  await battle.open(fresh)
  expect(battle.play?.log?.number).toBe(60)
  expect(battle.problem).toBeNull()
  await battle.leave()
})
