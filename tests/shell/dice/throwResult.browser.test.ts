// A throw as it lies: each die is drawn as everywhere in the app, and read out with what it means.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-vue'
import { enterDice } from '@/words/dice.ts'
import { speak } from '@/words/index.ts'
import { pipsOf } from '@/ui/dice/pips.ts'
import ThrowResult from '@/shell/dice/ThrowResult.vue'
import { axeFindings } from '@tests/ui/fitting.ts'

test.each([
  [4 as const, ['6, hit', '2, miss', '4, hit']],
  [null, ['6', '2', '4']],
])('with a success of %s', async (target, said) => {
  await speak('en')
  await enterDice()
  const thrown = { name: '', count: 3, target, faces: [6, 2, 4], at: 0 }
  const { container } = await render(ThrowResult, { props: { thrown } })
  const dice = [...container.querySelectorAll('li')]
  expect(dice.map(({ textContent }) => textContent.trim())).toEqual(said)
  const drawn = dice.map((die) => die.querySelector('path')?.getAttribute('d'))
  expect(drawn).toEqual([6, 2, 4].map(pipsOf))
  expect(await axeFindings(container)).toEqual([])
})
