// Runs one command line and keeps what it said, so that callers print it only when it matters.
import { type ChildProcess, spawn } from 'node:child_process'

export interface Ran {
  code: number
  /** Everything the command wrote, both streams in order. */
  output: string
  /** What it wrote as its answer: the standard output alone. */
  answer: string
  seconds: number
}

export interface RunOptions {
  env?: Readonly<Record<string, string>>
  /** Lets the command write to the terminal itself; output is then empty, unless it is `kept` as well. */
  aloud?: boolean | 'kept'
  /** Aborting ends the command and all it started. */
  signal?: AbortSignal
  /** The command is ended after so many seconds. */
  limitSeconds?: number
}

const isWindows = process.platform === 'win32'

/** Ends a command with its children: it leads a process group of its own. */
function end(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(isWindows ? pid : -pid, 'SIGTERM')
  } catch {
    // it has ended already
  }
}

/** Ctrl-C reaches only us, so it is passed on before we go. */
function endWithUs(stop: () => void): () => void {
  const leave = () => {
    stop()
    process.exit(130)
  }
  process.once('SIGINT', leave)
  process.once('SIGTERM', leave)
  return () => {
    process.off('SIGINT', leave)
    process.off('SIGTERM', leave)
  }
}

function waitFor(child: ChildProcess, said: string[]): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      said.push(`${error.message}\n`)
      resolve(127)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
}

export async function run(commandLine: string, options: RunOptions = {}): Promise<Ran> {
  const started = performance.now()
  const child = spawn(commandLine, {
    shell: true,
    detached: !isWindows,
    env: { ...process.env, ...options.env },
    stdio: options.aloud === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const answered: string[] = []
  const hear = (part: string) => {
    said.push(part)
    if (options.aloud === 'kept') process.stdout.write(part)
  }
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    hear(part)
    answered.push(part)
  })
  child.stderr?.setEncoding('utf8').on('data', hear)
  const stop = () => end(child.pid)
  const release = endWithUs(stop)
  options.signal?.addEventListener('abort', stop, { once: true })
  const limit =
    options.limitSeconds === undefined ? undefined : setTimeout(stop, options.limitSeconds * 1000)
  const code = await waitFor(child, said)
  clearTimeout(limit)
  options.signal?.removeEventListener('abort', stop)
  release()
  const seconds = (performance.now() - started) / 1000
  return { code, output: said.join(''), answer: answered.join(''), seconds }
}
