import { randomBytes, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'

/** UUIDv7: ids sort by creation time. */
export const newId = <Id extends string>() => v7() as Id

/** Sorts before every `newId` that is made from `time` on. */
export function firstIdAt<Id extends string>(time: Date): Id {
  const ms = time.getTime().toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000` as string as Id
}

/** UUIDv4: unguessable, e.g. picture names. */
export const unguessableId = <Id extends string>() => randomUUID() as string as Id

/** base64url. */
export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url')

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = '23456789'

/** Satisfies the sign-up rule without look-alikes; 12 characters: about 69 bits. */
export function randomPassword(length = 12): string {
  const alphabet = letters + digits
  const pick = (from: string, byte: number) => from.charAt(byte % from.length)
  for (;;) {
    const bytes = [...randomBytes(length * 2)].filter((byte) => byte < 256 - (256 % alphabet.length)).slice(0, length)
    const password = bytes.map((byte) => pick(alphabet, byte)).join('')
    if (password.length === length && /[A-Za-z]/.test(password) && /\d/.test(password)) return password
  }
}
