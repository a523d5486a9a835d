// The ways in for a list from outside: pasted or typed text, a file, a picture, the camera's code.
import { ref } from 'vue'
import { eventCodeIn, findCode } from '@/games/eagles/rules/index.ts'
import { readQrPicture } from '@/platform/qr/qrReader.ts'
import { useArmyReader } from '@/games/eagles/screens/add/armyReader.ts'

/** The event of a text that is nothing but its link: a mail that names it may hold a list. */
const eventIn = (text: string): string | null => (/\s/.test(text.trim()) ? null : eventCodeIn(text))

/** `openEvent`: where the code of an event leads; without it such a code is foreign. */
export function useReadingIn(openEvent?: (code: string) => unknown) {
  const reader = useArmyReader()
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
    await ('text' in seen ? read(seen.text) : reader.refuse(seen.problem))
  }

  async function scanned(code: string): Promise<void> {
    isScanning.value = false
    await read(code)
  }

  return { text, isScanning, accepts, read, paste, openFile, scanned }
}

export type ReadingIn = ReturnType<typeof useReadingIn>
