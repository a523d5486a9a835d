// The voice falls silent with what it speaks of: the battle that is left, the answer that is taken back, the switch.
import { expect, test, vi } from 'vitest'
import { battleAfter } from '@tests/support/longBattle.ts'
import { seat } from './seat.ts'

const cancel = vi.spyOn(speechSynthesis, 'cancel')

const speaking = () => seat(battleAfter(200), { settings: { voice: 'on' } })

test('when the battle is left', async () => {
  const { screen } = await speaking()
  cancel.mockClear()
  await screen.unmount()
  expect(cancel).toHaveBeenCalledOnce()
})

test('when an answer is taken back', async () => {
  const { battle } = await speaking()
  cancel.mockClear()
  battle.retract(1)
  await expect.poll(() => cancel.mock.calls.length).toBe(1)
})

test('when it is switched off', async () => {
  const { settings } = await speaking()
  cancel.mockClear()
  settings.kept.voice = 'off'
  await expect.poll(() => cancel.mock.calls.length).toBe(1)
})
