import type * as z from 'zod'
import { onEnter, onLeave } from '../person/auth-state.ts'
import { readKeptInput, writeKeptInput } from '../version/kept-input.ts'

/**
 * A list of the current user that the browser stores, so that it survives reloads and sessions that end without a
 * sign-out. It is read from the browser at each use, because other tabs change it, too; if the browser stores nothing,
 * the list is in this tab's memory.
 */
export function keptList<Item>(part: string, schema: z.ZodType<Item>) {
  let inMemory: readonly Item[] | null = null
  const reset = () => {
    inMemory = null
  }
  onLeave(reset)
  onEnter(reset)

  function read(): readonly Item[] {
    if (inMemory) return inMemory
    const stored = readKeptInput(part)
    if (!Array.isArray(stored)) return []
    return stored.flatMap((each: unknown) => {
      const { success, data } = schema.safeParse(each)
      return success ? [data] : []
    })
  }

  function change(by: (all: readonly Item[]) => readonly Item[]): readonly Item[] {
    const next = by(read())
    if (!inMemory) writeKeptInput({ [part]: next.length > 0 ? next : undefined })
    if (inMemory || read().length !== next.length) inMemory = next
    return next
  }

  return { read, change }
}
