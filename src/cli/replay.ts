// Tells and checks recorded battles on the command line: npm run --silent replay -- [options] FILE…
import { openTextFile } from './checkLists/openFile.ts'
import { replay } from './replay/run.ts'

const { output, complaint, exitCode } = replay(process.argv.slice(2), openTextFile)

// A reader that has seen enough, like `head`, is no failure.
process.stdout.on('error', () => process.exit(exitCode))
process.stdout.write(output)
process.stderr.write(complaint)
process.exitCode = exitCode
