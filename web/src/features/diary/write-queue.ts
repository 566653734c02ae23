import { isFulfilled, type Wear, type WearAnswer, type WearChange, type WearId } from '@otday/contract'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { isFinal } from '../../platform/api/is-passing.ts'
import { keptList } from '../../platform/outbox/kept-list.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { randomId } from '../../platform/device/random-id.ts'
import { isRecordChanged } from '../../platform/records/is-record-changed.ts'
import { onEnter, onLeave } from '../../platform/session/session.ts'
import { toast } from '../../ui/toast.ts'
import {
  KeptWrite,
  type KeptSave,
  nextToSend,
  rebased,
  revisionOf,
  withChanged,
  withoutSent,
  withStored,
  withWrite,
  withWrites,
} from './kept-writes.ts'
import { loadWears, looksKey, wearsKey, wearsListKey as listKey } from './queries.ts'
import { hasWrites, keptPart, lateWears } from './late-wears.ts'
import { questionKey } from './question.ts'
import { writes } from './writes.ts'
import { notifyWritten } from './written.ts'

type Writes = readonly KeptWrite[]
type List = { wears: Wear[] }

const kept = keptList(keptPart, KeptWrite)
const start = createOutbox<KeptWrite>({
  name: 'otday-wears',
  next: () => nextToSend(kept.read()),
  send,
  postpone: () => update((all) => all.map((write) => ({ ...write, isLate: true }))),
  refuse,
})
const revisions = new Map<WearId, number>()
/** Queries that were being fetched when a record changed: their response may lack the change. */
const outdated = new WeakSet<object>()

/** Plans, records or changes an outfit: shown at once, sent when there is a connection. */
export const saveWear = (wearId: WearId, change: WearChange, { items, scene }: KeptSave['shown']): void =>
  // Just `items` and `scene` are taken, because callers may pass a whole record, whose other values are older than
  // `change`.
  enqueue({ ...fresh(wearId), kind: 'save', change, shown: { items, scene } })

export const deleteWear = (wear: Wear): void => enqueue({ ...fresh(wear.id), kind: 'delete', wear })

export const answerWear = (wear: Wear, answer: WearAnswer): void =>
  enqueue({ ...fresh(wear.id), kind: 'answer', wear, answer })

/** Ends a conflict by overwriting the other device's version of the record with this device's. */
export function keepMine({ key }: KeptWrite): void {
  const write = writes.current().find((each) => each.key === key)
  if (write?.problem?.kind !== 'changed') return
  const ours = rebased({ ...write, problem: null, isTried: false }, write.problem.revision)
  update((all) => withChanged(all, key, ours))
  start()
}

/** Drops all waiting writes for the record of this write. */
export function giveUp({ wearId }: KeptWrite): void {
  update((all) => all.filter((write) => write.wearId !== wearId))
  void queryClient.invalidateQueries({ queryKey: wearsKey })
}

export function sendAgain({ key }: KeptWrite): void {
  update((all) => withChanged(all, key, { problem: null }))
  start()
}

/**
 * Returns the revision (version number) of a record that was saved or deleted since the page was loaded. The lists
 * contain no deleted records, so their revisions are kept here.
 */
export const storedRevision = (id: WearId): number | undefined => revisions.get(id)

/** Returns a record as the lists show it now. */
export const shownWear = (id: WearId): Wear | undefined =>
  listsNow()
    .flatMap(([, list]) => list?.wears ?? [])
    .find((wear) => wear.id === id)

const fresh = (wearId: WearId) => ({
  key: randomId(),
  wearId,
  isTried: false,
  isLate: !navigator.onLine,
  problem: null,
})

function enqueue(write: KeptWrite): void {
  update((all) => withWrite(all, write))
  showInLists([write])
  start()
}

const update = (change: (all: Writes) => Writes): void => show(kept.change(change))

function show(next: Writes): void {
  writes.set(next)
  if (next.length > 0) hasWrites.set(true)
  const late = new Set(next.flatMap(({ isLate, problem, wearId }) => (isLate && !problem ? wearId : []))).size
  if (late !== lateWears.current()) lateWears.set(late)
}

const listsNow = () => queryClient.getQueriesData<List>({ queryKey: listKey })

const daysIn = (queryKey: readonly unknown[]) => queryKey[2] as { from: string; to: string }

function showInLists(changes: Writes): void {
  for (const [key, list] of listsNow())
    if (list) queryClient.setQueryData(key, { ...list, wears: withWrites(list.wears, changes, daysIn(key)) })
}

/** Adds waiting writes to lists that come from the server, which does not have them yet. */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
  const { queryKey } = event.query
  if (outdated.delete(event.query)) void queryClient.invalidateQueries({ queryKey, exact: true })
  if (queryKey[0] === wearsKey[0] && queryKey[1] === 'list' && writes.current().length > 0)
    queryClient.setQueryData<List>(
      queryKey,
      (list) => list && { ...list, wears: withWrites(list.wears, writes.current(), daysIn(queryKey)) },
    )
})

async function send(write: KeptWrite, signal: AbortSignal): Promise<void> {
  update((all) => withChanged(all, write.key, { isTried: true }))
  try {
    await deliver(write, signal)
  } catch (error) {
    if (!isRecordChanged(error)) throw error
    await resolveConflict(write, error, signal)
  }
}

async function deliver(write: KeptWrite, signal: AbortSignal): Promise<void> {
  const api = await loadWears()
  const params = { wearId: write.wearId }
  if (write.kind === 'save') {
    const wear = await api.save({ params, body: write.change }, { signal })
    noteStored(write, wear.revision)
    const replace = (list: List | undefined) => list && { ...list, wears: withStored(list.wears, wear) }
    for (const [key] of listsNow()) queryClient.setQueryData<List>(key, replace)
    showInLists(writes.current().filter(({ wearId }) => wearId === wear.id))
    refreshFollowers()
    return renew(write, wear)
  }
  if (write.kind === 'delete') {
    await api.delete({ params, query: { revision: revisionOf(write) } }, { signal })
    noteStored(write, revisionOf(write) + 1)
    refreshFollowers()
    return renew(write)
  }
  const next = await api.answer({ params, body: { answer: write.answer } }, { signal })
  noteStored(write, revisionOf(write) + 1)
  queryClient.setQueriesData({ queryKey: questionKey }, next)
  void queryClient.invalidateQueries({ queryKey: listKey })
  renew(write)
}

/**
 * Applies a write to lists stored for offline use that were not loaded in this visit. `stored`: the server's version.
 */
function renew(write: KeptWrite, stored?: Wear): void {
  const change = (wears: readonly Wear[], days: { from: string; to: string }) => {
    const written = withWrites(wears, [write], days)
    return stored ? withStored(written, stored) : written
  }
  import('./renew-wears.ts')
    .then(({ renewWears }) => renewWears(change))
    .then(notifyWritten)
    .catch(() => undefined)
}

/** Refetches counts made from the records, and the lookbook, which shows on which days looks were worn. */
function refreshFollowers(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) => first === looksKey[0] || (first === wearsKey[0] && second !== 'list'),
  })
}

function noteStored(write: KeptWrite, revision: number): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: listKey, fetchStatus: 'fetching' }))
    outdated.add(query)
  revisions.set(write.wearId, revision)
  update((all) => withoutSent(all, write, revision))
}

/** Handles that another device changed the record first: asks the user, unless both made the same change. */
async function resolveConflict(write: KeptWrite, refusal: ApiError, signal: AbortSignal): Promise<void> {
  const api = await loadWears()
  const theirs = await api.get({ params: { wearId: write.wearId } }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.exceptionName === 'WearNotFound') return null
    throw error
  })
  const revision = theirs?.revision ?? Number(refusal.detail('revision') ?? 0)
  if (theirs && write.kind === 'save' && isFulfilled(theirs, write.change)) {
    noteStored(write, revision)
    renew(write, theirs)
  } else update((all) => withChanged(all, write.key, { problem: { kind: 'changed', theirs, revision } }))
}

/**
 * Handles a write that the server refuses. A write that had to wait to be sent stays until the user decides about it;
 * one that the user has just made is dropped, and a toast shows the reason.
 */
function refuse(write: KeptWrite, error: unknown): void {
  const reason = messageOf(error)
  if (writes.current().some(({ key, isLate }) => key === write.key && isLate)) {
    update((all) => withChanged(all, write.key, { problem: { kind: 'refused', reason } }))
    return void queryClient.invalidateQueries({ queryKey: listKey })
  }
  giveUp(write)
  const text = `기록하지 못했어요. ${reason}`
  if (isFinal(error)) return toast.error(text, undefined, write.wearId)
  const again = () => enqueue({ ...write, key: randomId(), isTried: false })
  toast.error(text, { label: '다시 시도', onPress: again }, write.wearId)
}

function resume(): void {
  update((all) => all.map((write) => ({ ...write, isLate: true })))
  showInLists(writes.current())
  start()
}

onEnter(resume)
onLeave(() => show([]))
window.addEventListener('storage', () => show(kept.read()))
resume()
