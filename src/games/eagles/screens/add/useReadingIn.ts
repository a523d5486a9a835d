// The ways in for a list from outside: pasted or typed text, a file, a picture, the camera's code.
import { ref } from 'vue'
import { useRouter } from 'vue-router'
import { useArrivals } from '@/app/arrivals.ts'
import type { LightKind } from '@/core/light/frame.ts'
import { eventCodeIn, findCode } from '@/games/eagles/rules/index.ts'
import { readQrPicture } from '@/platform/qr/qrReader.ts'
import { useArmyReader } from '@/games/eagles/screens/add/armyReader.ts'

/** The event of a text that is nothing but its link: a mail that names it may hold a list. */
const eventIn = (text: string): string | null => (/\s/.test(text.trim()) ? null : eventCodeIn(text))

/** `openEvent`: where the code of an event leads; without it such a code is foreign. */
export function useReadingIn(openEvent?: (code: string) => unknown) {
  const reader = useArmyReader()
  const arrivals = useArrivals()
  const router = useRouter()
  const text = ref('')
  const isScanning = ref(false)

  async function read(source: string): Promise<void> {
    const code = eventIn(source)
    if (openEvent === undefined || code === null) await reader.readText(source)
    else await openEvent(code)
  }

  /** Codes the camera is there for. */
  const accepts = (code: string): boolean =>
    findCode(code) !== null || (openEvent !== undefined && eventIn(code) !== null)

  async function paste(): Promise<void> {
    try {
      text.value = await navigator.clipboard.readText()
    } catch {
      return // not allowed here: the field is there for the usual way of pasting
    }
    await read(text.value)
  }

  async function openFile(file: File): Promise<void> {
    if (!file.type.startsWith('image/')) return reader.readFile(file)
    const seen = await readQrPicture(file)
    await ('text' in seen ? read(seen.text) : reader.refuse(seen.problem, () => openFile(file)))
  }

  async function scanned(code: string): Promise<void> {
    isScanning.value = false
    await read(code)
  }

  /** From the codes of another phone; what holds no list goes to where such files are opened. */
  async function received(file: File, kind: LightKind): Promise<void> {
    isScanning.value = false
    if (kind === 'army' || kind === 'file') return openFile(file)
    arrivals.receive([file])
    await router.push('/arrived')
  }

  return { text, isScanning, accepts, read, paste, openFile, scanned, received }
}

export type ReadingIn = ReturnType<typeof useReadingIn>
