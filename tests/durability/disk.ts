// Disks of our own, for trials that need to fill one or to take its power away. Needs root; elsewhere there are none.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const say = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const isRoot = process.getuid?.() === 0

export interface Disk {
  readonly folder: string
  readonly free: () => void
}

function mounted(words: (folder: string) => string[], after: () => void): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  say('mount', ...words(folder))
  const free = (): void => {
    process.off('exit', free)
    say('umount', '--lazy', folder)
    after()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', free)
  return { folder, free }
}

export const smallDisk = (megabytes: number): Disk =>
  mounted(
    (folder) => ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder],
    () => undefined,
  )

/** Fills the disk to the last block, then gives so many bytes back. */
export function fill(folder: string, room: number): void {
  const file = join(folder, 'filler')
  const piece = Buffer.alloc(4_096)
  let size = 0
  try {
    for (;;) {
      appendFileSync(file, piece)
      size += piece.length
    }
  } catch {
    truncateSync(file, Math.max(0, size - room)) // the disk is full
  }
}

export const makeRoom = (folder: string): void => rmSync(join(folder, 'filler'), { force: true })

/** A disk in a file: a copy of the file is what a power cut at that moment would have left. */
export interface ImageDisk extends Disk {
  readonly copy: () => string
}

export function imageDisk(image: string): ImageDisk {
  const loop = say('losetup', '--find', '--show', image)
  const disk = mounted(
    (folder) => [loop, folder],
    () => say('losetup', '--detach', loop),
  )
  return {
    ...disk,
    copy: () => {
      const to = `${image}.cut`
      say('cp', '--sparse=always', image, to)
      return to
    },
  }
}

export function newImage(file: string, megabytes: number): void {
  say('truncate', '-s', `${megabytes}M`, file)
  say('mkfs.ext4', '-q', '-F', file)
}

/** Whether this machine lets us make disks at all. */
export function canMakeDisks(): boolean {
  if (!isRoot || process.platform !== 'linux') return false
  try {
    smallDisk(1).free()
    return true
  } catch {
    return false
  }
}
