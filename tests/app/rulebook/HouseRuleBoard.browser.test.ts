// The board of house rules: what is usual and why, the search, what is changed, and the way back.
import { expect, test } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import HouseRuleBoard from '@/app/rulebook/HouseRuleBoard.vue'
import { houseRuleBoardEn } from '@/words/en/houseRules.ts'
import { show } from '../../ui/fitting.ts'

const table = {
  turns: { values: [9, 2, 5, 7, 11, 13], rules: ['TD-GEN-02'] },
  order: { values: ['turns', 'dice'], rules: ['TD-TURN-01'] },
} as const
const texts = {
  turns: { ask: 'How many turns?', why: 'Three years.', values: {} },
  order: {
    ask: 'Who acts first?',
    why: 'Fair, without dice.',
    values: { turns: 'In turns', dice: 'By dice' },
  },
}

async function board(standard = { turns: 9, order: 'turns' }) {
  const house = ref<Record<'turns' | 'order', string | number>>({ ...standard })
  const Host = defineComponent(
    () => () =>
      h(HouseRuleBoard<'turns' | 'order', Record<'turns' | 'order', string | number>>, {
        modelValue: house.value,
        'onUpdate:modelValue': (next) => (house.value = next),
        keys: ['turns', 'order'],
        table,
        standard,
        texts,
        words: houseRuleBoardEn,
      }),
  )
  return { house, screen: await show(Host) }
}

test('says why a value is usual only where it is the game’s own default', async () => {
  const usual = await board()
  await expect.element(usual.screen.getByText('Default: 9. Three years.')).toBeVisible()
  await usual.screen.unmount()
  const { screen } = await board({ turns: 2, order: 'turns' })
  await expect.element(screen.getByText('Default: 2.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Default: In turns. Fair, without dice.')).toBeVisible()
})

test('shows what is changed, alone if wanted, and takes it back by one tap', async () => {
  const { house, screen } = await board()
  await screen.getByText('By dice').click()
  expect(house.value).toEqual({ turns: 9, order: 'dice' })
  await expect.element(screen.getByText('Changed from In turns')).toBeVisible()
  await screen.getByText('Only what is changed').click()
  await expect.element(screen.getByText('How many turns?')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Our defaults' }).click()
  expect(house.value).toEqual({ turns: 9, order: 'turns' })
})

test('finds a rule by its question, an answer or its number, and says when there is none', async () => {
  const { screen } = await board()
  const search = screen.getByLabelText('Search the house rules')
  for (const words of ['who first', 'dice', 'td-turn-01']) {
    await search.fill(words)
    await expect.element(screen.getByText('How many turns?')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'Who acts first?' })).toBeVisible()
  }
  await search.fill('cavalry')
  await expect.element(screen.getByRole('status')).toHaveTextContent('No house rule matches.')
})
