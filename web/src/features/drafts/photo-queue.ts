import { type DraftId, errorCatalogue, type UserId } from '@otday/contract'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { isPassing } from '../../platform/is-passing.ts'
import { deviceTime } from '../../platform/clock.ts'
import { preparePicture } from '../../platform/prepare-picture.ts'
import { randomId } from '../../platform/random-id.ts'
import { currentUser, onLeave } from '../../platform/session.ts'
import { createStore } from '../../ui/store.ts'
import { chosenAmong, type ChosenPhoto } from './chosen-photos.ts'
import {
  forgetPhoto,
  forgetPhotosOf,
  isPhotoKept,
  keepHash,
  keepPhoto,
  type KeptPhoto,
  keptPhotosOf,
} from './kept-photos.ts'
import { addDraft, draftApi, knownDraft, refreshDrafts, removeDraft } from './queries.ts'

/** The id stays for every try: it becomes one draft. */
export interface QueuedPhoto extends KeptPhoto {
  /** Its absence from the browser then means that another window dealt with it. */
  readonly isKept: boolean
  /** From before a reload, or by a lost response. */
  readonly mayBeThere: boolean
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly reason: string | null
}

export interface PhotoQueue {
  readonly photos: readonly QueuedPhoto[]
  readonly arrived: number
  /** Left out of the last choice: they had been chosen before. */
  readonly again: readonly ChosenPhoto[]
}

const empty: PhotoQueue = { photos: [], arrived: 0, again: [] }
const lanes = 2
/** ms between tries, and their number */
const rest = 4000
const tries = 5

export const photoQueue = createStore<PhotoQueue>(empty)
/** A picture that is chosen twice at once is known the second time. */
let choosing: Promise<unknown> = Promise.resolve()
/** Aborted when the user leaves. */
let life = new AbortController()
let isRunning = false
let isLoaded = false
const underWay = new Map<DraftId, AbortController>()
const failures = new Map<DraftId, number>()

const photosNow = () => photoQueue.current().photos

/** After a reload, once. */
export async function resumePhotos(ownerId: UserId): Promise<void> {
  if (isLoaded) return
  isLoaded = true
  const { signal } = life
  const kept = await keptPhotosOf(ownerId).catch(() => [])
  const known = new Set(photosNow().map(({ id }) => id))
  const missing = kept.filter(({ id }) => !known.has(id))
  if (!signal.aborted) enqueue(missing.map((photo) => ({ ...photo, isKept: true, mayBeThere: true })))
}

/** But those that were chosen before. */
export function addPhotos(ownerId: UserId, files: readonly File[]): Promise<void> {
  const { signal } = life
  const chosen = choosing.then(async () => {
    const { fresh, again } = await chosenAmong(ownerId, files, photosNow())
    if (signal.aborted) return
    setAgain(again)
    await add(ownerId, fresh)
  })
  choosing = chosen.catch(() => undefined)
  return chosen
}

/** Those that were left out. */
export function addAgain(ownerId: UserId): Promise<void> {
  const { again } = photoQueue.current()
  setAgain([])
  return add(ownerId, again)
}

export const forgetAgain = () => setAgain([])

const setAgain = (again: readonly ChosenPhoto[]) => photoQueue.set({ ...photoQueue.current(), again })

/** Kept before they are sent. */
async function add(ownerId: UserId, chosen: readonly ChosenPhoto[]): Promise<void> {
  const { signal } = life
  const chosenAt = deviceTime()
  const photos = chosen.map(({ photo, hash }, index) => ({
    id: randomId<DraftId>(),
    ownerId,
    fileName: photo.name,
    photo,
    hash,
    chosenAt: chosenAt + index,
  }))
  // Sent all the same where the browser keeps nothing.
  const keep = (photo: KeptPhoto) =>
    keepPhoto(photo).then(
      () => ({ ...photo, isKept: true, mayBeThere: false }),
      () => ({ ...photo, isKept: false, mayBeThere: false }),
    )
  const kept = await Promise.all(photos.map(keep))
  if (!signal.aborted) enqueue(kept)
}

function enqueue(photos: readonly Omit<QueuedPhoto, 'state' | 'reason'>[]): void {
  const isNewRound = photosNow().length === 0
  const added = photos.map((photo) => ({ ...photo, state: 'waiting', reason: null }) as const)
  const { arrived, again } = photoQueue.current()
  photoQueue.set({ photos: [...photosNow(), ...added], arrived: isNewRound ? 0 : arrived, again })
  void run()
}

export function retryPhoto(id: DraftId): void {
  failures.delete(id)
  change(id, { state: 'waiting', reason: null })
  void run()
}

/** Also one that has arrived. */
export function cancelPhoto(id: DraftId): void {
  const mayBeThere = photosNow().some((photo) => photo.id === id && photo.mayBeThere)
  underWay.get(id)?.abort()
  leave(id)
  if (!mayBeThere) return
  removeDraft(id)
  void discard(id, life.signal)
}

/** As soon as the server can be reached. */
async function discard(id: DraftId, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < tries && !signal.aborted; count++) {
    await online(signal)
    try {
      return await draftApi.discard({ params: { draftId: id } }, { signal })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 0)) return
    }
    await pause(rest)
  }
}

export function cancelAllPhotos(): void {
  for (const { id } of photosNow()) cancelPhoto(id)
}

/** Two at a time, in one window of several. */
async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  const { signal } = life
  const work = async () => {
    while (!signal.aborted && isAnyWaiting()) {
      await online(signal)
      await Promise.all(Array.from({ length: lanes }, () => lane(signal)))
    }
  }
  try {
    // Locks need a secure context.
    if ('locks' in navigator) await navigator.locks.request('otday-photos', { signal }, work)
    else await work()
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    if (!signal.aborted) isRunning = false
  }
  // One may have come while the lock was released.
  if (!signal.aborted && isAnyWaiting()) void run()
}

const isAnyWaiting = () => photosNow().some(({ state }) => state === 'waiting')

async function lane(signal: AbortSignal): Promise<void> {
  for (;;) {
    const next = photosNow().find(({ state }) => state === 'waiting')
    if (!next || signal.aborted || !navigator.onLine) return
    await send(next, signal)
  }
}

async function send({ id, fileName, photo, isKept, mayBeThere }: QueuedPhoto, signal: AbortSignal): Promise<void> {
  const own = new AbortController()
  underWay.set(id, own)
  change(id, { state: 'sending' })
  try {
    if (isKept && (await isSentElsewhere(id))) return await refreshDrafts()
    // From before a reload: its answer got lost.
    if (mayBeThere && knownDraft(id)) return arrive(id)
    const { picture, problem } = await preparePicture(photo)
    if (own.signal.aborted) return
    if (problem !== undefined) return fail(id, problem)
    change(id, { mayBeThere: true })
    const options = { signal: AbortSignal.any([signal, own.signal]) }
    const draft = await draftApi.create({ body: { draftId: id, fileName }, image: picture }, options)
    await addDraft(draft)
    arrive(id)
  } catch (error) {
    if (!signal.aborted && !own.signal.aborted) await stumble(id, error)
  } finally {
    if (underWay.get(id) === own) underWay.delete(id)
  }
}

/** Or given up there, while this window waited for the lock. */
async function isSentElsewhere(id: DraftId): Promise<boolean> {
  if (await isPhotoKept(id).catch(() => true)) return false
  drop(id)
  return true
}

async function stumble(id: DraftId, error: unknown): Promise<void> {
  const { status, exceptionName } = error instanceof ApiError ? error : new ApiError(-1, undefined)
  if (exceptionName === 'DraftClosed') return arrive(id)
  const count = (failures.get(id) ?? 0) + 1
  const mayPass = isPassing(error)
  if (mayPass && !navigator.onLine) return change(id, { state: 'waiting' })
  failures.set(id, count)
  if (!mayPass || count >= tries) return fail(id, status === 0 ? errorCatalogue.Unavailable[1] : messageOf(error))
  await pause(rest)
  change(id, { state: 'waiting' })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const fail = (id: DraftId, reason: string) => change(id, { state: 'failed', reason })

/** Or when the user has left. */
function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function arrive(id: DraftId): void {
  const { ownerId, hash, chosenAt } = photosNow().find((photo) => photo.id === id) ?? {}
  if (ownerId && hash && chosenAt) void keepHash({ id, ownerId, hash, chosenAt }).catch(() => undefined)
  photoQueue.set({ ...photoQueue.current(), arrived: photoQueue.current().arrived + 1 })
  leave(id)
}

function leave(id: DraftId): void {
  drop(id)
  void forgetPhoto(id).catch(() => undefined)
}

function drop(id: DraftId): void {
  failures.delete(id)
  photoQueue.set({ ...photoQueue.current(), photos: photosNow().filter((photo) => photo.id !== id) })
}

onLeave((isKept) => {
  const ownerId = currentUser()?.id
  life.abort()
  life = new AbortController()
  isRunning = false
  isLoaded = false
  underWay.clear()
  failures.clear()
  photoQueue.set(empty)
  if (!isKept && ownerId) void forgetPhotosOf(ownerId).catch(() => undefined)
})

function change(id: DraftId, next: Partial<QueuedPhoto>): void {
  photoQueue.set({
    ...photoQueue.current(),
    photos: photosNow().map((photo) => (photo.id === id ? { ...photo, ...next } : photo)),
  })
}
