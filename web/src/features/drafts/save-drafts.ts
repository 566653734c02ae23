import { nameProblem, sentOf } from './draft-changes.ts'
import { draftApi, knownDraft, patchDraft, unsaved } from './queries.ts'

/** Milliseconds after the last change of a draft until the server hears of it. */
const calm = 500
const soon = new Map<string, ReturnType<typeof setTimeout>>()
/** Of one draft the server hears one thing after the other. */
const underWay = new Map<string, Promise<void>>()

/** What is said of drafts stays in the cache at once and reaches the server soon, so that a reload finds it again. */
export function saveSoon(id: string): void {
  unsaved.add(id)
  clearTimeout(soon.get(id))
  soon.set(
    id,
    setTimeout(() => void saveNow(id), calm),
  )
}

/** Tells the server how a draft stands, and learns what it seems to be once more. Nothing throws. */
export function saveNow(id: string): Promise<void> {
  dropSaving(id)
  const saved = (underWay.get(id) ?? Promise.resolve()).then(() => save(id))
  underWay.set(id, saved)
  return saved
}

export function saveAllNow(): void {
  for (const id of soon.keys()) void saveNow(id)
}

/** Something else is about to tell the server how a draft stands. */
export function dropSaving(id: string): void {
  clearTimeout(soon.get(id))
  soon.delete(id)
}

/** The draft is closed: nothing more is said of it. */
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
    // What has been said since is newer than the answer.
    if (soon.has(id)) return
    unsaved.delete(id)
    patchDraft(id, { duplicateOf })
  } catch {
    // The draft is confirmed as it stands here, whatever the server remembers of it until then.
  }
}
