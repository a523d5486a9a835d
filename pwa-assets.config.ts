// How the app icons in public/ were made from icon.svg; run it again when the drawing changes.
import { defineConfig, minimal2023Preset } from '@vite-pwa/assets-generator/config'

const navy = '#1c2a42'
const onNavy = { fit: 'contain', background: navy } as const

export default defineConfig({
  preset: {
    ...minimal2023Preset,
    transparent: { ...minimal2023Preset.transparent, padding: 0 },
    // The mask may cut everything outside a circle of 80 %: the drawing keeps inside it on a navy ground.
    maskable: { ...minimal2023Preset.maskable, padding: 0.1, resizeOptions: onNavy },
    apple: { ...minimal2023Preset.apple, padding: 0, resizeOptions: onNavy },
  },
  images: ['public/icon.svg'],
})
