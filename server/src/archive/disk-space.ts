import fs from 'node:fs/promises'

export class NoSpace extends Error {
  override readonly name = 'NoSpace'
}

/** Bytes to be left free, or a share of a small disk. */
const least = 1_000_000_000
const leastPart = 0.1
/** Multiple of DISK_RESERVE: above it the product takes new things again, once it has stopped. */
const aboveReserve = 17 / 16
/** Bytes; DISK_RESERVE by default. */
const usualReserve = 256 * 1024 * 1024

/**
 * Requires that `coming` bytes fit and leave space; `reserve` is the product's DISK_RESERVE in bytes. @throws NoSpace
 */
export async function requireSpace(folder: string, coming: number, reserve = usualReserve): Promise<void> {
  const { bavail, blocks, bsize } = await fs.statfs(folder)
  const kept = Math.max(reserve * aboveReserve, Math.min(least, blocks * bsize * leastPart))
  const left = bavail * bsize - coming
  if (left < kept) throw new NoSpace(`${folder}: ${Math.round((bavail * bsize) / 1_000_000)} MB free`)
}
