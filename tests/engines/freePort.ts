// A free port for a program that cannot choose one itself.
import { createServer } from 'node:net'

/** A port on which nothing listened just now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
        else reject(new Error('the system named no port'))
      })
    })
  })
