/** Odd factors, so that multiplying by them loses no bit. */
const primes = [0x85ebca6b, 0xc2b2ae35] as const

/**
 * Returns a hash of a file's bytes. It also works over plain HTTP, where browsers offer no `crypto.subtle`, but is not
 * cryptographic: files with equal hashes can be made on purpose.
 */
export async function contentHash(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  let [one, other] = [bytes.byteLength, ~bytes.byteLength]
  const mix = (word: number) => {
    one = Math.imul(one ^ word ^ (one >>> 15), primes[0])
    other = Math.imul(other ^ word ^ (other >>> 13), primes[1])
  }
  for (const word of new Uint32Array(bytes, 0, bytes.byteLength >> 2)) mix(word)
  for (const byte of new Uint8Array(bytes, bytes.byteLength & ~3)) mix(byte)
  return [bytes.byteLength, one >>> 0, other >>> 0].map((part) => part.toString(36)).join('-')
}
