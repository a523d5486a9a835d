// Finds a program below a folder, by the end of its path.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export { existsSync }

/** Two folders deep is as far as Debian hides browsers. */
export function globSync(root: string, end: RegExp, depth = 2): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, entry.name)
    if (end.test(path)) return [path]
    return entry.isDirectory() && depth > 0 ? globSync(path, end, depth - 1) : []
  })
}
