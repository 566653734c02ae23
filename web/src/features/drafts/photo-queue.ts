import type { DraftId, UserId } from '@otday/contract'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { sessionSignal } from '../../platform/person/auth-state.ts'
import { deviceTime } from '../../platform/time/clock.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { preparePicture } from '../../platform/pictures/prepare-picture.ts'
import { randomId } from '../../platform/device/random-id.ts'
import { currentUser, onLeave } from '../../platform/session/session.ts'
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

/** A photo to send. Its id is the same for every attempt, so that it becomes a single draft. */
export interface QueuedPhoto extends KeptPhoto {
  /** Whether it was stored in the browser: if it is missing there later, another window has dealt with it. */
  readonly isKept: boolean
  /** Whether the server may have the photo: it is from before a reload, or a response was lost. */
  readonly mayBeThere: boolean
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly reason: string | null
}

export interface PhotoQueue {
  readonly photos: readonly QueuedPhoto[]
  readonly arrived: number
  /** Photos left out of the last choice, since they had been chosen before. */
  readonly again: readonly ChosenPhoto[]
}

const empty: PhotoQueue = { photos: [], arrived: 0, again: [] }

export const photoQueue = createStore<PhotoQueue>(empty)
/** Makes choices wait for each other, so that a picture chosen twice in quick succession is recognized. */
let choosing: Promise<unknown> = Promise.resolve()
let isLoaded = false
const underWay = new Map<DraftId, AbortController>()
/** Drafts that were discarded here, and that may already be on the server. */
let discarded: readonly DraftId[] = []

const sendPhotos = createOutbox<QueuedPhoto>({
  name: 'otday-photos',
  lanes: 2,
  next: () => photosNow().find(({ state }) => state === 'waiting'),
  send,
  postpone: ({ id }) => change(id, { state: 'waiting' }),
  refuse: ({ id }, error) => fail(id, messageOf(error)),
})

const forgetDiscarded = (id: DraftId): void => {
  discarded = discarded.filter((other) => other !== id)
}
const discardPhotos = createOutbox<DraftId>({
  name: 'otday-photos-discarded',
  next: () => discarded[0],
  send: async (draftId, signal) => {
    await draftApi.discard({ params: { draftId } }, { signal })
    forgetDiscarded(draftId)
  },
  // The server refuses to discard a draft whose photo never arrived; in that case nothing is left to discard.
  refuse: forgetDiscarded,
})

const photosNow = () => photoQueue.current().photos

/** Queues the unsent photos from before a reload, once. */
export async function resumePhotos(ownerId: UserId): Promise<void> {
  if (isLoaded) return
  isLoaded = true
  const signal = sessionSignal()
  const kept = await keptPhotosOf(ownerId).catch(() => [])
  const known = new Set(photosNow().map(({ id }) => id))
  const missing = kept.filter(({ id }) => !known.has(id))
  if (!signal.aborted) enqueue(missing.map((photo) => ({ ...photo, isKept: true, mayBeThere: true })))
}

/** Adds photos to the queue, but not those that were chosen before. */
export function addPhotos(ownerId: UserId, files: readonly File[]): Promise<void> {
  const signal = sessionSignal()
  const chosen = choosing.then(async () => {
    const { fresh, again } = await chosenAmong(ownerId, files, photosNow())
    if (signal.aborted) return
    setAgain(again)
    await add(ownerId, fresh)
  })
  choosing = chosen.catch(() => undefined)
  return chosen
}

/** Adds the photos that were left out because they had been chosen before. */
export function addAgain(ownerId: UserId): Promise<void> {
  const { again } = photoQueue.current()
  setAgain([])
  return add(ownerId, again)
}

export const forgetAgain = () => setAgain([])

const setAgain = (again: readonly ChosenPhoto[]) => photoQueue.set({ ...photoQueue.current(), again })

/** Stores photos in the browser, then queues them to be sent. */
async function add(ownerId: UserId, chosen: readonly ChosenPhoto[]): Promise<void> {
  const signal = sessionSignal()
  const chosenAt = deviceTime()
  const photos = chosen.map(({ photo, hash }, index) => ({
    id: randomId<DraftId>(),
    ownerId,
    fileName: photo.name,
    photo,
    hash,
    chosenAt: chosenAt + index,
  }))
  // Photos that the browser cannot store are sent nevertheless.
  const keep = (photo: KeptPhoto) =>
    keepPhoto(photo).then(
      () => ({ ...photo, isKept: true, mayBeThere: false }),
      () => ({ ...photo, isKept: false, mayBeThere: false }),
    )
  const kept = await Promise.all(photos.map(keep))
  if (!signal.aborted) enqueue(kept)
}

function enqueue(photos: readonly Omit<QueuedPhoto, 'state' | 'reason'>[]): void {
  const wasEmpty = photosNow().length === 0
  const added = photos.map((photo) => ({ ...photo, state: 'waiting', reason: null }) as const)
  const { arrived, again } = photoQueue.current()
  photoQueue.set({ photos: [...photosNow(), ...added], arrived: wasEmpty ? 0 : arrived, again })
  sendPhotos()
}

export function retryPhoto(id: DraftId): void {
  change(id, { state: 'waiting', reason: null })
  sendPhotos()
}

/** Cancels a photo, and discards its draft if it may have arrived. */
export function cancelPhoto(id: DraftId): void {
  const mayBeThere = photosNow().some((photo) => photo.id === id && photo.mayBeThere)
  underWay.get(id)?.abort()
  leave(id)
  if (!mayBeThere) return
  removeDraft(id)
  discarded = [...discarded, id]
  discardPhotos()
}

export function cancelAllPhotos(): void {
  for (const { id } of photosNow()) cancelPhoto(id)
}

async function send({ id, fileName, photo, isKept, mayBeThere }: QueuedPhoto, signal: AbortSignal): Promise<void> {
  const own = new AbortController()
  underWay.set(id, own)
  change(id, { state: 'sending' })
  try {
    if (isKept && (await isSentElsewhere(id))) return await refreshDrafts()
    // The photo is not sent again if its draft is on the server already: it was sent before a reload, or the response
    // was lost.
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
    if (error instanceof ApiError && error.exceptionName === 'DraftClosed') return arrive(id)
    if (!own.signal.aborted) throw error
  } finally {
    if (underWay.get(id) === own) underWay.delete(id)
  }
}

/** Whether another window sent the photo, or gave it up, while this one waited for the lock. */
async function isSentElsewhere(id: DraftId): Promise<boolean> {
  if (await isPhotoKept(id).catch(() => true)) return false
  drop(id)
  return true
}

const fail = (id: DraftId, reason: string) => change(id, { state: 'failed', reason })

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
  photoQueue.set({ ...photoQueue.current(), photos: photosNow().filter((photo) => photo.id !== id) })
}

onLeave((isKept) => {
  const ownerId = currentUser()?.id
  isLoaded = false
  underWay.clear()
  discarded = []
  photoQueue.set(empty)
  if (!isKept && ownerId) void forgetPhotosOf(ownerId).catch(() => undefined)
})

function change(id: DraftId, next: Partial<QueuedPhoto>): void {
  photoQueue.set({
    ...photoQueue.current(),
    photos: photosNow().map((photo) => (photo.id === id ? { ...photo, ...next } : photo)),
  })
}
