import { changeBy, FlatLayScene, Wear, WearAnswer, WearChange, WearId, WornItem } from '@otday/contract'
import * as z from 'zod'

/**
 * Why the server did not save a change of the diary. The schema avoids zod's literals and discriminated unions, which
 * would enlarge the bundle of every page.
 */
const Problem = z.union([
  /**
   * Another device changed the record first. `theirs` is the record as that device left it; null if that device deleted
   * it.
   */
  z.object({ kind: z.enum(['changed']), theirs: Wear.nullable(), revision: z.int() }),
  z.object({ kind: z.enum(['refused']), reason: z.string() }),
])

const base = {
  key: z.string(),
  wearId: WearId,
  /** Whether this change was sent at least once, so that the server may have received it. */
  isTried: z.boolean(),
  /** Whether this change could not be sent at once, for lack of a connection or because of a temporary failure. */
  isLate: z.boolean(),
  problem: Problem.nullable(),
}

export const KeptWrite = z.union([
  z.object({
    ...base,
    kind: z.enum(['save']),
    change: WearChange,
    /** Pieces and picture to show until the server has laid out the outfit. */
    shown: z.object({ items: z.array(WornItem), scene: FlatLayScene.nullable() }),
  }),
  z.object({ ...base, kind: z.enum(['delete']), wear: Wear }),
  z.object({ ...base, kind: z.enum(['answer']), answer: WearAnswer, wear: Wear }),
])
/** A change of the user's diary, kept in the browser until the server has answered; lists have the oldest first. */
export type KeptWrite = z.infer<typeof KeptWrite>
export type KeptSave = Extract<KeptWrite, { kind: 'save' }>
type Writes = readonly KeptWrite[]

/** Adds a write, merged with an unsent one of the same record: changes undone before they are sent are never sent. */
export function withWrite(writes: Writes, next: KeptWrite): Writes {
  const last = writes.findLast(({ wearId }) => wearId === next.wearId)
  if (!last || last.isTried || last.problem || last.kind === 'answer' || next.kind === 'answer')
    return [...writes, next]
  const others = writes.filter((write) => write !== last)
  const revision = revisionOf(last)
  if (next.kind === 'save') return [...others, rebased(next, revision)]
  return last.kind === 'save' && revision === 0 ? others : [...others, rebased(next, revision)]
}

export const revisionOf = (write: KeptWrite): number =>
  write.kind === 'save' ? write.change.revision : write.wear.revision

/** Returns the change of the diary, based on another revision (version number) of the server's record. */
export const rebased = (write: KeptWrite, revision: number): KeptWrite =>
  write.kind === 'save'
    ? { ...write, change: { ...write.change, revision } }
    : { ...write, wear: { ...write.wear, revision } }

/**
 * Removes a write that the server has stored as version `revision` of the record; waiting writes for the same record
 * are then based on that version.
 */
export const withoutSent = (writes: Writes, { key, wearId }: KeptWrite, revision: number): Writes =>
  writes
    .filter((write) => write.key !== key)
    .map((write) => (write.wearId === wearId ? rebased(write, revision) : write))

export const withChanged = (writes: Writes, key: string, change: Partial<KeptWrite>): Writes =>
  writes.map((write) => (write.key === key ? ({ ...write, ...change } as KeptWrite) : write))

/** Returns the oldest write, skipping records with a problem that the user has yet to decide about. */
export function nextToSend(writes: Writes): KeptWrite | undefined {
  const halted = new Set(writes.flatMap(({ problem, wearId }) => (problem ? wearId : [])))
  return writes.find(({ wearId }) => !halted.has(wearId))
}

/** Returns the records of the days as they will be after all writes; refused writes are ignored. */
export function withWrites(wears: readonly Wear[], writes: Writes, days: { from: string; to: string }): Wear[] {
  let after = [...wears]
  for (const write of writes) {
    if (write.problem?.kind === 'refused') continue
    const before = after.find(({ id }) => id === write.wearId)
    const result = before || write.kind === 'save' ? resultOf(write, before) : null
    const isShown = result && result.date >= days.from && result.date <= days.to
    if (before && isShown) after = after.map((wear) => (wear === before ? result : wear))
    else {
      after = after.filter((wear) => wear !== before)
      if (isShown) after.push(result)
    }
  }
  return after
}

function resultOf(write: KeptWrite, before: Wear | undefined): Wear | null {
  if (write.kind === 'delete') return null
  if (write.kind === 'save') {
    const { clothesIds: _ids, weatherId: _weather, ...chosen } = write.change
    const known = { photo: before?.photo ?? null, weather: before?.weather ?? null, observed: before?.observed ?? null }
    return { ...chosen, ...write.shown, ...known, id: write.wearId, isAssumed: false }
  }
  const change = changeBy(write.answer)
  return before && change ? { ...before, ...change } : null
}

/** Returns the records with `stored` in place of its earlier version; unchanged if they do not have it. */
export const withStored = (wears: readonly Wear[], stored: Wear): Wear[] =>
  wears.map((wear) => (wear.id === stored.id ? stored : wear))
