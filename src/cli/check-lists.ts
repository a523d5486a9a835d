// Checks army lists on the command line: npm run --silent check-lists -- [options] FILE…
import { openFiles } from './checkLists/openFile.ts'
import { checkLists, namedFiles } from './checkLists/run.ts'

const given = process.argv.slice(2)
const { output, complaint, exitCode } = checkLists(given, await openFiles(namedFiles(given)))

// A reader that has seen enough, like `head`, is no failure.
process.stdout.on('error', () => process.exit(exitCode))
process.stdout.write(output)
process.stderr.write(complaint)
process.exitCode = exitCode
