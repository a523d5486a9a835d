// The record of a game under way as a file: shared as far as it is open, saved whole.
import type { Conductor } from './conductor.ts'
import type { TableHost } from './host.ts'

export function useFiles(conductor: Conductor, { attempt }: TableHost) {
  const noGame = (): never => {
    throw new Error('there is no such game')
  }
  return {
    makeFile: async () => {
      const content = await conductor.sharedText()
      return content === null ? null : { name: 'game.json', content }
    },
    share: (): Promise<unknown> =>
      attempt(async () => {
        const content = (await conductor.sharedText()) ?? noGame()
        const { handOver } = await import('@/platform/handOver.ts')
        const text = new Blob([content], { type: 'application/json' })
        await handOver({ name: 'game', text, blob: text, ending: '.json' })
      }),
    save: (): Promise<unknown> =>
      attempt(async () => {
        const text = (await conductor.exportText()) ?? noGame()
        const { saveFile } = await import('@/platform/download.ts')
        saveFile('game.json', text, 'application/json')
      }),
    takeOver: (): Promise<unknown> => attempt(() => conductor.takeOver()),
  }
}
