// Dresses the test page like the app, hands it the kinds as the start of the app does, and undresses it after each test.
import '@/ui/styles/index.css'
import { afterEach } from 'vitest'
import { kinds } from '@/kinds.ts'
import { useKinds } from '@/storage/kindList.ts'

// Their code comes when it is needed, as in the app: all of it beforehand was a fifth of the time of these tests.
useKinds(kinds)

afterEach(() => {
  for (const name of ['theme', 'text', 'motion']) {
    document.documentElement.removeAttribute(`data-${name}`)
  }
})
