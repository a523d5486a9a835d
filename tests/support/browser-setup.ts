// Dresses the test page like the app, and undresses it after each test.
import '@/ui/styles/index.css'
import { afterEach } from 'vitest'

afterEach(() => {
  for (const name of ['theme', 'text', 'motion']) {
    document.documentElement.removeAttribute(`data-${name}`)
  }
})
