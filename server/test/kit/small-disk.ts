import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export interface SmallDisk {
  directory: string
  /** Space in megabytes that must stay free, as in DISK_RESERVE. */
  reserve: number
  /** Fills the disk until less than the reserve is free. */
  fill(): void
  empty(): void
  dispose(): void
}

const megabyte = 1024 * 1024
/**
 * Sizes in megabytes: of the small disk that is mounted, of the space that must stay free, and of the file that fills
 * the disk. On the machine's own disk, other programs may use or free up to half of `filler` meanwhile.
 */
const sizes = { mounted: { disk: 64, reserve: 16, filler: 52 }, own: { filler: 512 } }

/**
 * Mounts a small disk if that is permitted; otherwise uses the machine's disk, with a reserve just below its free
 * space.
 */
export function smallDisk(): SmallDisk {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-disk-'))
  const isMounted = mount(directory)
  const filler = path.join(directory, 'filler')
  const { bavail, bsize } = fs.statfsSync(directory)
  const { mounted, own } = sizes
  return {
    directory,
    reserve: isMounted ? mounted.reserve : Math.floor((bavail * bsize) / megabyte - own.filler / 2),
    fill: () => {
      const piece = Buffer.alloc(megabyte, 'x')
      const file = fs.openSync(filler, 'w')
      for (let at = 0; at < (isMounted ? mounted : own).filler; at++) fs.writeSync(file, piece)
      fs.fsyncSync(file)
      fs.closeSync(file)
    },
    empty: () => fs.rmSync(filler, { force: true }),
    dispose: () => {
      if (isMounted) execFileSync('umount', [directory])
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

function mount(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizes.mounted.disk}m`, 'tmpfs', directory], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
