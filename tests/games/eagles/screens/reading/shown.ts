// A list that was read, on a page where it can be decided about.
import { render } from 'vitest-browser-vue'
import { defineComponent, shallowRef, type ShallowRef, type VNode } from 'vue'
import { readArmies, withDecisions, type Decidable } from '@/games/eagles/rules/index.ts'
import { enterDesk } from '@/games/eagles/words/lists.ts'
import { speak, type Language } from '@/words/index.ts'

export async function shownList(
  text: string,
  language: Language,
  page: (list: ShallowRef<Decidable>) => VNode,
) {
  await speak(language)
  await enterDesk()
  const read = readArmies(text)
  const found = read.ok ? read.value[0] : undefined
  if (found === undefined) throw new Error('there is one')
  const list = shallowRef<Decidable>(found)
  const screen = await render(defineComponent({ render: () => page(list) }))
  const troops = () => withDecisions(list.value).army.battalions.map(({ quality }) => quality)
  return { ...screen, troops }
}
