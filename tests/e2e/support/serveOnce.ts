// The server of a whole end-to-end run: started once, before any worker, on a port the system chooses.
import { existsSync } from 'node:fs'
import { serve } from '../../../scripts/serve.ts'

/** Where the workers find its address: each of them reads the configuration anew and inherits the environment. */
export const addressVariable = 'E2E_URL'

export default async function serveOnce(): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html'))
    throw new Error('There is no built app in dist: run `npm run build` first.')
  const server = await serve({ root: 'dist', port: 0 })
  process.env[addressVariable] = server.url
  return server.stop
}
