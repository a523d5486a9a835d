// The help that comes when the app does not start, run as the page runs it: its panel is pressed by name.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'

const source = readFileSync(
  fileURLToPath(new URL('../../../public/watchdog.js', import.meta.url)),
  'utf8',
)

interface Made {
  textContent: string
  readonly press: () => Promise<void>
}

function element(made: Made[]): Made {
  let act: () => Promise<void> = () => Promise.resolve()
  const one = {
    textContent: '',
    style: {},
    append: () => undefined,
    setAttribute: () => undefined,
    addEventListener: (_name: string, listener: () => Promise<void>) => {
      act = listener
    },
    click: () => undefined,
    press: () => act(),
  }
  made.push(one)
  return one
}

/** The text of the file that its export saves, where nothing is stored beside the database. */
export async function watchdogExport(): Promise<string> {
  const made: Made[] = []
  const saved: Blob[] = []
  const page = {
    indexedDB,
    IDBKeyRange,
    TextEncoder,
    Blob,
    localStorage: { getItem: () => null },
    URL: { createObjectURL: (blob: Blob) => String(saved.push(blob)) },
    document: {
      documentElement: { lang: 'en' },
      createElement: () => element(made),
      getElementById: () => null,
    },
  }
  runInContext(source, createContext(page))
  await made.find(({ textContent }) => textContent === 'Export my data')?.press()
  const [file] = saved
  if (file === undefined) throw new Error('nothing was saved')
  return file.text()
}
