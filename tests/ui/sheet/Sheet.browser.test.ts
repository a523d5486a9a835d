// Sheets: what takes the focus, and every way out that must not leave the screen.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineComponent, h, ref } from 'vue'
import { createRouter, createWebHashHistory, RouterView, useRouter } from 'vue-router'
import { cleanup, render } from 'vitest-browser-vue'
import AppButton from '@/ui/button/AppButton.vue'
import TextField from '@/ui/field/TextField.vue'
import ActionItem from '@/ui/sheet/ActionItem.vue'
import ActionList from '@/ui/sheet/ActionList.vue'
import Sheet from '@/ui/sheet/Sheet.vue'
import { hideToast, showToast } from '@/ui/toast/toasts.ts'
import ToastArea from '@/ui/toast/ToastArea.vue'
import { axeFindings, dress, smallTargets, themes } from '../fitting.ts'

const isOpen = ref(false)
const timesClosed = ref(0)
const navigations = ref(0)

/** A screen with a sheet: its field, an action that goes elsewhere, a toast area beside it. */
const Armies = defineComponent(() => {
  const router = useRouter()
  const goOn = (): void => {
    isOpen.value = false
    void router.push('/army')
  }
  return () => [
    h('h1', 'Armies'),
    h(AppButton, { onClick: () => (isOpen.value = true) }, () => 'Open'),
    h(
      Sheet,
      {
        open: isOpen.value,
        'onUpdate:open': (open: boolean) => (isOpen.value = open),
        onClosed: () => (timesClosed.value += 1),
        title: 'The Thin Line',
        closeLabel: 'Close',
      },
      {
        default: () => [
          h(TextField, { modelValue: '', label: 'Tags' }),
          h(ActionList, () => h(ActionItem, { icon: 'print', onClick: goOn }, () => 'Go on')),
        ],
        foot: () => h(AppButton, { onClick: () => (isOpen.value = false) }, () => 'Cancel'),
      },
    ),
    h(ToastArea, { closeLabel: 'Close message' }),
  ]
})
const screenNamed = (name: string) => defineComponent(() => () => h('h1', name))

async function openApp() {
  history.replaceState(null, '', '#/')
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', component: screenNamed('Start') },
      { path: '/armies', component: Armies },
      { path: '/army', component: screenNamed('Army') },
    ],
  })
  router.afterEach(() => (navigations.value += 1))
  await router.push('/')
  await router.push('/armies')
  await render(RouterView, { global: { plugins: [router] } })
}
const dialog = page.getByRole('dialog', { name: 'The Thin Line' })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
async function openSheet(): Promise<void> {
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
}
async function isGone(): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument()
}

beforeEach(async () => {
  isOpen.value = false
  timesClosed.value = 0
  dress({ motion: 'none' })
  await openApp()
})
afterEach(() => cleanup())

describe('an open sheet', () => {
  test('gives the focus to its title, so that no keyboard jumps up', async () => {
    await openSheet()
    await expect.poll(() => document.activeElement?.textContent).toBe('The Thin Line')
  })

  test.each(themes)('axe finds nothing by %s, and every target is 48 px', async (theme) => {
    dress({ theme })
    await openSheet()
    expect(await axeFindings()).toEqual([])
    expect(smallTargets(dialog.element())).toEqual([])
  })

  test('rises from the foot and leaves what is behind it in sight', async () => {
    await openSheet()
    const { top, bottom, width } = dialog.element().getBoundingClientRect()
    expect(bottom).toBe(innerHeight)
    expect(width).toBe(innerWidth)
    expect(top).toBeGreaterThan(innerHeight * 0.17)
  })

  test('stands in the middle of a wide screen', async () => {
    await page.viewport(1280, 800)
    await openSheet()
    const { left, right, top, bottom } = dialog.element().getBoundingClientRect()
    expect(Math.abs(left - (1280 - right))).toBeLessThan(2)
    expect(Math.abs(top - (800 - bottom))).toBeLessThan(2)
    await page.viewport(390, 844)
  })
})

describe('out of a sheet', () => {
  test('by Esc', async () => {
    await openSheet()
    await userEvent.keyboard('{Escape}')
    await isGone()
  })

  test('by its button; the focus returns to where it was, and closed is told once', async () => {
    await openSheet()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await isGone()
    await expect.poll(() => document.activeElement?.textContent).toBe('Open')
    expect(timesClosed.value).toBe(1)
  })

  test('by a tap beside it', async () => {
    await openSheet()
    await page.elementLocator(document.documentElement).click({ position: { x: 20, y: 20 } })
    await isGone()
  })

  test('by a pull on its head', async () => {
    await openSheet()
    const head = dialog.element().querySelector('header')
    const finger = (type: string, clientY: number): void => {
      head?.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, button: 0, clientY, bubbles: true }),
      )
    }
    Object.assign(head ?? {}, { setPointerCapture: () => undefined })
    finger('pointerdown', 500)
    finger('pointermove', 540)
    await expect.poll(() => dialog.element().getAttribute('style')).toContain('translateY(40px)')
    finger('pointermove', 620)
    finger('pointerup', 620)
    await isGone()
  })

  test('a short pull lets it spring back', async () => {
    await openSheet()
    const head = dialog.element().querySelector('header')
    Object.assign(head ?? {}, { setPointerCapture: () => undefined })
    for (const [type, clientY] of [
      ['pointerdown', 500],
      ['pointermove', 510],
      ['pointerup', 510],
    ] as const) {
      head?.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, button: 0, clientY, bubbles: true }),
      )
    }
    await expect.element(dialog).toBeVisible()
    expect(isOpen.value).toBe(true)
  })
})

describe('back', () => {
  test('closes the sheet and stays on the screen, unseen by the router', async () => {
    const before = navigations.value
    await openSheet()
    history.back()
    await isGone()
    await expect.element(heading('Armies')).toBeVisible()
    expect(location.hash).toBe('#/armies')
    expect(navigations.value).toBe(before)
  })

  test('leaves the screen with one press after the sheet was dismissed', async () => {
    await openSheet()
    await userEvent.keyboard('{Escape}')
    await isGone()
    await expect.poll(() => JSON.stringify(history.state)).not.toContain('sheetTop')
    history.back()
    await expect.element(heading('Start')).toBeVisible()
  })

  test('leaves the screen with one press after an action closed the sheet', async () => {
    await openSheet()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await isGone()
    history.back()
    await expect.element(heading('Start')).toBeVisible()
    expect(location.hash).toBe('#/')
  })

  test('returns to the screen after an action went on from the sheet, and from there further', async () => {
    await openSheet()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.element(heading('Army')).toBeVisible()
    history.back()
    await expect.element(heading('Armies')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    history.back()
    await expect.element(heading('Start')).toBeVisible()
  })

  test('works again and again, without piling up entries', async () => {
    const length = history.length
    for (let n = 0; n < 3; n += 1) {
      await openSheet()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await isGone()
    }
    expect(history.length).toBeLessThanOrEqual(length + 1)
    await openSheet()
    history.back()
    await isGone()
    await expect.element(heading('Armies')).toBeVisible()
  })
})

describe('one sheet after another', () => {
  const shown = ref<'more' | 'tags' | null>(null)
  const closed = ref(0)
  const sheet = (title: string, next: 'tags' | null) =>
    h(
      Sheet,
      {
        key: title,
        open: true,
        'onUpdate:open': () => (shown.value = null),
        onClosed: () => (closed.value += 1),
        title,
        closeLabel: 'Close',
      },
      () => h(AppButton, { onClick: () => (shown.value = next) }, () => `On from ${title}`),
    )
  const Host = defineComponent(() => () => {
    if (shown.value === 'more') return sheet('More', 'tags')
    return shown.value === 'tags' ? sheet('Tags', null) : h('p', 'Nothing open')
  })

  test('the first makes way without closing the second, and one back closes that', async () => {
    closed.value = 0
    shown.value = 'more'
    const length = history.length
    await render(Host)
    await page.getByRole('button', { name: 'On from More' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Tags' })).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: 'More' })).not.toBeInTheDocument()
    expect(closed.value).toBe(0)
    expect(history.length).toBeLessThanOrEqual(length + 1)
    history.back()
    await expect.element(page.getByText('Nothing open')).toBeVisible()
    expect(location.hash).toBe('#/armies')
  })
})

test('a message can be answered without closing the sheet', async () => {
  await openSheet()
  let answered = 0
  const run = (): void => void (answered += 1)
  const id = showToast({ text: 'Not stored.', kind: 'problem', action: { label: 'Again', run } })
  await page.getByText('Again').click()
  expect(answered).toBe(1)
  await expect.element(dialog).toBeVisible()
  hideToast(id)
})
