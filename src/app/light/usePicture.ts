// A picture with a code, chosen as a file: where what reads codes did not load it is kept for another try.
import { shallowRef } from 'vue'
import { readQrPicture } from '@/platform/qr/qrReader.ts'

/** `read` gets the text of the code; empty: there is none in it. */
export function usePicture(read: (text: string) => unknown) {
  const unread = shallowRef<File | null>(null)

  async function look(file: File): Promise<void> {
    unread.value = null
    const seen = await readQrPicture(file)
    if ('problem' in seen && seen.problem === 'no-reader') unread.value = file
    else await read('text' in seen ? seen.text : '')
  }
  return {
    /** Null: every picture was looked at. */
    unread,
    look,
    again: async (): Promise<void> => {
      if (unread.value !== null) await look(unread.value)
    },
  }
}
