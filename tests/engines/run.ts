// npm run test:engines: the same short use in Firefox and in WebKit, where they are installed; says what it skipped.
import { existsSync } from 'node:fs'
import { run } from '../../scripts/run.ts'
import type { StartEngine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { tryEngine } from './trials.ts'
import { startWebKit } from './webkit.ts'

const engines: Readonly<Record<string, StartEngine>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
}

if (!existsSync('dist/sw.js')) {
  const built = await run('npm run --silent build')
  if (built.code !== 0) throw new Error(built.output)
}

let failed = 0
for (const [name, start] of Object.entries(engines)) {
  const engine = await start()
  if (typeof engine === 'string') {
    console.log(`${name}: skipped, ${engine}`)
    continue
  }
  try {
    for (const line of await tryEngine(engine)) console.log(`${engine.name}: ${line}`)
  } catch (cause) {
    failed += 1
    console.error(
      `${engine.name}: FAILED, ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  } finally {
    await engine.close()
  }
}
process.exit(failed === 0 ? 0 : 1)
