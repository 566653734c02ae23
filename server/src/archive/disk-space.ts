import fs from 'node:fs/promises'

export class NoSpace extends Error {
  override readonly name = 'NoSpace'
}

/** Space to be left free: `least` bytes or, if that is less, the share `leastPart` (0 to 1) of the disk. */
const least = 1_000_000_000
const leastPart = 0.1
/**
 * Multiple of DISK_RESERVE that must be free for the server to store new content again after it has stopped doing so.
 */
const aboveReserve = 17 / 16
/** Default of DISK_RESERVE in bytes. */
const usualReserve = 256 * 1024 * 1024

/**
 * Requires that `coming` bytes fit on the disk and leave enough free; `reserve` is DISK_RESERVE in bytes.
 * @throws NoSpace
 */
export async function requireSpace(folder: string, coming: number, reserve = usualReserve): Promise<void> {
  const { bavail, blocks, bsize } = await fs.statfs(folder)
  const kept = Math.max(reserve * aboveReserve, Math.min(least, blocks * bsize * leastPart))
  const left = bavail * bsize - coming
  if (left < kept) throw new NoSpace(`${folder}: ${Math.round((bavail * bsize) / 1_000_000)} MB free`)
}
