import { randomBytes, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7: ids of rows sort by the time they were made. */
export const newId = <Id extends string>() => v7() as Id

/** A UUIDv4 for what must not be guessed, such as the name of a picture. */
export const unguessableId = <Id extends string>() => randomUUID() as string as Id

/** `bytes` of a cryptographic generator in base64url. */
export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = '23456789'

/**
 * A password of `length` characters that satisfies the sign-up rule (a letter and a digit at least),
 * without look-alike characters; 12 of them carry about 69 bits.
 */
export function randomPassword(length = 12): string {
  const alphabet = letters + digits
  const pick = (from: string, byte: number) => from.charAt(byte % from.length)
  for (;;) {
    const bytes = [...randomBytes(length * 2)].filter((byte) => byte < 256 - (256 % alphabet.length)).slice(0, length)
    const password = bytes.map((byte) => pick(alphabet, byte)).join('')
    if (password.length === length && /[A-Za-z]/.test(password) && /\d/.test(password)) return password
  }
}
