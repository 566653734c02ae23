import { nameProblem, sentOf } from './draft-changes.ts'
import { draftApi, knownDraft, patchDraft, unsaved } from './queries.ts'

/** Time in ms after the last change of a draft until it is sent to the server. */
const calm = 500
const soon = new Map<string, ReturnType<typeof setTimeout>>()
/** The running request of each draft, by its id. */
const underWay = new Map<string, Promise<void>>()

/** Saves a draft from the cache after a short delay; a refetch of the drafts keeps the unsaved change. */
export function saveSoon(id: string): void {
  unsaved.add(id)
  clearTimeout(soon.get(id))
  soon.set(
    id,
    setTimeout(() => void saveNow(id), calm),
  )
}

/** Saves a draft at once; never throws. */
export function saveNow(id: string): Promise<void> {
  dropSaving(id)
  const saved = (underWay.get(id) ?? Promise.resolve()).then(() => save(id))
  underWay.set(id, saved)
  return saved
}

export function saveAllNow(): void {
  for (const id of soon.keys()) void saveNow(id)
}

export function dropSaving(id: string): void {
  clearTimeout(soon.get(id))
  soon.delete(id)
}

export function forgetSaving(id: string): void {
  dropSaving(id)
  underWay.delete(id)
  unsaved.delete(id)
}

async function save(id: string): Promise<void> {
  const draft = knownDraft(id)
  if (!draft || nameProblem(draft.name)) return
  try {
    const body = { ...sentOf(draft), type: draft.type }
    const { duplicateOf } = await draftApi.update({ params: { draftId: draft.id }, body })
    // If the draft has changed again since the request, it stays unsaved, because another request will follow.
    if (soon.has(id)) return
    unsaved.delete(id)
    patchDraft(id, { duplicateOf })
  } catch {
    // Nothing is lost: confirming a draft sends it as it is in the cache.
  }
}
