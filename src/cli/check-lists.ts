// Checks army lists on the command line: npm run --silent check-lists -- [options] FILE…
import { openFile } from './checkLists/openFile.ts'
import { checkLists } from './checkLists/run.ts'

const { output, complaint, exitCode } = checkLists(process.argv.slice(2), openFile)

// A reader that has seen enough, like `head`, is no failure.
process.stdout.on('error', () => process.exit(exitCode))
process.stdout.write(output)
process.stderr.write(complaint)
process.exitCode = exitCode
