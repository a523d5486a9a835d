// Groups of orders on a sheet that every order draws anew: what was open stays open, what was closed stays closed.
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import OrderGroups, { type OrderGroup } from '@/games/campaign/screens/orders/OrderGroups.vue'
import { show } from '@tests/ui/fitting.ts'

const group = (key: string, isGrave = false): OrderGroup => ({
  key,
  name: key,
  orders: [{ option: `${key}:F1`, text: `${key} F1` }],
  isGrave,
})
const [raise, scout, give, disband] = [
  group('Raise'),
  group('Scout'),
  group('Give'),
  group('Disband', true),
]

async function sheet(of: string, ...groups: readonly OrderGroup[]) {
  const screen = await show(OrderGroups, {
    props: { of, groups, barred: [], barredTitle: String },
  })
  const all = [...screen.container.querySelectorAll('details')]
  return {
    isOpen: () => all.map(({ open }) => open),
    tap: async (nth: number): Promise<void> => {
      all[nth]?.querySelector('summary')?.click()
      await nextTick()
    },
    close: () => screen.unmount(),
  }
}

test('with few of them all are open but what may not be done by one tap', async () => {
  expect((await sheet('few', raise, disband)).isOpen()).toEqual([true, false])
})

test('the sheet comes back with fewer groups, and nothing opens by itself', async () => {
  const first = await sheet('sweden', raise, scout, give, disband)
  expect(first.isOpen()).toEqual([false, false, false, false])
  await first.tap(1)
  await expect.poll(first.isOpen).toEqual([false, true, false, false])
  await first.close()
  const second = await sheet('sweden', scout, disband)
  expect(second.isOpen()).toEqual([true, false])
  await second.tap(0)
  await second.tap(1)
  await expect.poll(second.isOpen).toEqual([false, true])
  await second.close()
  expect((await sheet('sweden', scout, disband)).isOpen()).toEqual([false, true])
})

test('another seat’s sheet tells nothing of what was looked at', async () => {
  const first = await sheet('sweden', raise, scout, give)
  await first.tap(0)
  await first.close()
  expect((await sheet('plc', raise, scout, give)).isOpen()).toEqual([false, false, false])
})
