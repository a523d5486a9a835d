// Words of the app on itself on any screen: updates, missing parts, and that it needs no network. Both languages at once: without one nothing else comes.
import { computed } from 'vue'
import { language } from './index.ts'
import { visit as de } from './de/visit.ts'
import { visit as en } from './en/visit.ts'

export const visitWords = computed(() => (language.value === 'de' ? de : en))
