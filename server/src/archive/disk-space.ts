import fs from 'node:fs/promises'

export class NoSpace extends Error {
  override readonly name = 'NoSpace'
}

/** Bytes, or a part of a small disk. The product itself stops taking new things below the last. */
const least = 1_000_000_000
const leastPart = 0.1
const leastOfSmall = 256_000_000

/** `coming` bytes must fit and leave room. @throws NoSpace */
export async function requireSpace(folder: string, coming: number): Promise<void> {
  const { bavail, blocks, bsize } = await fs.statfs(folder)
  const kept = Math.max(leastOfSmall, Math.min(least, blocks * bsize * leastPart))
  const left = bavail * bsize - coming
  if (left < kept) throw new NoSpace(`${folder}: ${Math.round((bavail * bsize) / 1_000_000)} MB free`)
}
