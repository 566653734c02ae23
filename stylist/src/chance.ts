/** A number in 0–1 that depends on the seed and the text alone (FNV-1a with a final mix). */
export function chance(seed: string | number, text: string): number {
  let hash = 0x811c9dc5
  const line = `${seed}\u0000${text}`
  for (let i = 0; i < line.length; i++) hash = Math.imul(hash ^ line.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
