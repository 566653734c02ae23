/** Pixels a side of the hashed picture; of each direction, the `keptSide` lowest frequencies are used. */
export const hashedSide = 32
const keptSide = 8
/**
 * Share (0 to 1) of the strongest frequency below which another is noise: symmetry makes half of a garment's
 * frequencies that weak.
 */
const quiet = 0.01

/** Factors of the discrete cosine transform (DCT-II), `cosines[wave][place]`. */
const cosines = Array.from({ length: keptSide }, (_, wave) =>
  Array.from({ length: hashedSide }, (__, place) => Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * hashedSide))),
)

/**
 * Returns a hash of 64 bits as 16 hex digits (pHash; C. Zauner, "Implementation and Benchmarking of Perceptual Image
 * Hash Functions", 2010).
 * @param grey 32 × 32 bytes, row by row
 */
export function lookHash(grey: Uint8Array): string {
  const waves: number[] = []
  for (let v = 0; v < keptSide; v++) for (let u = 0; u < keptSide; u++) waves.push(strength(grey, u, v))
  // The first wave is the mean brightness, which says nothing about appearance.
  waves[0] = 0
  const median = waves.slice(1).toSorted((a, b) => a - b)[31] ?? 0
  const limit = median + quiet * Math.max(...waves.map(Math.abs))
  let hash = ''
  for (let from = 0; from < waves.length; from += 4) {
    const bits = waves.slice(from, from + 4).map((wave) => (wave > limit ? '1' : '0'))
    hash += Number.parseInt(bits.join(''), 2).toString(16)
  }
  return hash
}

function strength(grey: Uint8Array, u: number, v: number): number {
  let sum = 0
  for (let y = 0; y < hashedSide; y++) {
    let row = 0
    for (let x = 0; x < hashedSide; x++) row += (grey[y * hashedSide + x] ?? 0) * (cosines[u]?.[x] ?? 0)
    sum += row * (cosines[v]?.[y] ?? 0)
  }
  return sum
}

/** Returns the Hamming distance of two hashes: 0 for equal ones, at most 64. */
export function hashDistance(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; different > 0n; different &= different - 1n) count++
  return count
}
