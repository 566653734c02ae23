import { randomBytes, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'

/** Returns a UUIDv7; such ids sort by creation time. */
export const newId = <Id extends string>() => v7() as Id

/** Returns an id that sorts before all others, and that no row has. */
export const lowestId = <Id extends string>() => '00000000-0000-0000-0000-000000000000' as string as Id

/** Returns an id that sorts before every `newId` made from `time` on. */
export function firstIdAt<Id extends string>(time: Date): Id {
  const ms = time.getTime().toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000` as string as Id
}

/** Returns a UUIDv4, which cannot be guessed, e.g. for pictures. */
export const unguessableId = <Id extends string>() => randomUUID() as string as Id

/** Returns random bytes in base64url. */
export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = '23456789'

/**
 * Returns a password that satisfies the sign-up rule, without look-alike characters; 12 characters have about 69 bits.
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
