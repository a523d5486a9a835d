// Plays battles on the command line: npm run --silent simulate -- --armies A B [options]
import { openTextFile } from './checkLists/openFile.ts'
import { simulate } from './simulate/run.ts'

const { output, complaint, exitCode } = simulate(process.argv.slice(2), openTextFile)

// A reader that has seen enough, like `head`, is no failure.
process.stdout.on('error', () => process.exit(exitCode))
process.stdout.write(output)
process.stderr.write(complaint)
process.exitCode = exitCode
