// npm start: builds the app and serves it. `--built` skips the build, `--port N` insists on one port.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from './run.ts'
import { serve } from './serve.ts'

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, port: { type: 'string' } },
})

if (!values.built) {
  const build = await run('npm run --silent build')
  if (build.code !== 0) {
    console.error(build.output)
    process.exit(1)
  }
}

const port = Number(values.port ?? 4173)
const served = await serve({
  root: fileURLToPath(new URL('../dist', import.meta.url)),
  port,
  furtherPorts: values.port === undefined ? 50 : 0,
}).catch((cause: unknown) => {
  const why = cause instanceof Error ? cause.message : String(cause)
  console.error(
    `Port ${values.port ?? port} cannot be used (${why}). Choose another with --port, or leave it out.`,
  )
  process.exit(1)
})
console.log(`Aide-de-Camp is ready: ${served.url}  (Ctrl-C ends it)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void served.stop().then(() => process.exit(0)))
}
