// The photographs where a battle is read again; they come with their words.
import type { Component } from 'vue'
import { enterPhotos } from '@/games/eagles/words/photos.ts'

async function withWords(load: Promise<{ readonly default: Component }>): Promise<Component> {
  const [view] = await Promise.all([load, enterPhotos()])
  return view.default
}

export const photosBlock = (): Promise<Component> => withWords(import('./PhotosBlock.vue'))
export const printedPhotos = (): Promise<Component> => withWords(import('./PrintedPhotos.vue'))
