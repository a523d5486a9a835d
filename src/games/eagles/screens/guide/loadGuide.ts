// The hints of a first battle and their words, which no other battle loads.
import { defineAsyncComponent, type Component } from 'vue'

let card: Component | null = null

/** Brings the hints before the battle is shown: from then on they are drawn with the first question. */
export async function loadGuideCard(): Promise<Component> {
  const [loaded, { enterGuide }] = await Promise.all([
    import('./GuideCard.vue'),
    import('@/games/eagles/words/guide.ts'),
  ])
  await enterGuide()
  card = loaded.default
  return card
}

export const guideCard = (): Component => card ?? defineAsyncComponent(loadGuideCard)

export const GuideEnd = defineAsyncComponent(async () => {
  const [end, { enterGuide }] = await Promise.all([
    import('./GuideEnd.vue'),
    import('@/games/eagles/words/guide.ts'),
  ])
  await enterGuide()
  return end
})
