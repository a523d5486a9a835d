// Installing the app: offered where the browser offers it, told in three steps where only the user can do it.
import { useMediaQuery } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useKept } from './kept.ts'

interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Phones and tablets of Apple, which never offer it by themselves. An iPad calls itself a Mac, but has a touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export const useInstalling = defineStore('installing', () => {
  const offered = shallowRef<InstallPrompt | null>(null)
  const isInstalled = useMediaQuery('(display-mode: standalone)')
  const isDeclined = useKept('aide-de-camp.install', false)

  addEventListener('beforeinstallprompt', (event: Event) => {
    // The browser's own bar would cover the foot; the offer stands on a page of ours.
    event.preventDefault()
    if (isPrompt(event)) offered.value = event
  })
  addEventListener('appinstalled', () => (offered.value = null))

  async function install(): Promise<void> {
    const prompt = offered.value
    offered.value = null // it can be shown once
    await prompt?.prompt().catch(() => undefined)
  }

  return {
    /** `steps`: the user has to do it in the browser's own menu. */
    way: computed<'offer' | 'steps' | null>(() => {
      if (isInstalled.value) return null
      if (offered.value !== null) return 'offer'
      return isApple() ? 'steps' : null
    }),
    isDeclined,
    install,
    decline: (): void => void (isDeclined.value = true),
  }
})
