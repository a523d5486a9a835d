// Stand-in for a screen that does not come. It is fetched with the messages, while there is a network.
import type { Component } from 'vue'
import { usePageTrouble } from '@/shell/messages/pageTrouble.ts'
import NotHereView from './NotHereView.vue'

export const standIn = async (): Promise<Component | null> =>
  (await usePageTrouble().screenMissing()) ? NotHereView : null
