import { type ClothesType, formTexts, type PhotoDraft } from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { attributeDefinitionsQuery } from '../attributes/index.ts'
import { addClothes } from '../clothes/index.ts'
import { type DraftEdit, edited, nameProblem, sentOf } from './draft-changes.ts'
import { draftApi, knownDraft, patchDraft, putDraft, refreshDrafts, removeDraft } from './queries.ts'

/** Milliseconds after the last change of a draft until the server hears of it. */
const calm = 500
const savings = new Map<string, ReturnType<typeof setTimeout>>()

/** What is said of drafts stays in the cache at once and reaches the server soon, so that a reload finds it again. */
function saveSoon(id: string): void {
  clearTimeout(savings.get(id))
  savings.set(
    id,
    setTimeout(() => void save(id), calm),
  )
}

async function save(id: string): Promise<void> {
  forgetSaving(id)
  const draft = knownDraft(id)
  if (!draft || nameProblem(draft.name)) return
  try {
    const body = { ...sentOf(draft), type: draft.type }
    const { duplicateOf } = await draftApi.update({ params: { draftId: draft.id }, body })
    // What has been typed since is newer than the answer.
    if (!savings.has(id)) patchDraft(id, { duplicateOf })
  } catch {
    // The draft is confirmed as it stands here, whatever the server remembers of it until then.
  }
}

function forgetSaving(id: string): void {
  clearTimeout(savings.get(id))
  savings.delete(id)
}

/** Looking through drafts: change, confirm, discard. */
export function useReview() {
  const queryClient = useQueryClient()
  const { data: definitions } = useQuery(attributeDefinitionsQuery())
  const colours = definitions?.find(({ name }) => /색|컬러|colou?r/i.test(name))
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({})
  const [news, setNews] = useState('')
  const [discarded, setDiscarded] = useState<PhotoDraft | null>(null)
  useEffect(() => () => [...savings.keys()].forEach((id) => void save(id)), [])

  const blame = (id: string, problem: string | undefined) => setProblems((before) => ({ ...before, [id]: problem }))

  const change = (draft: PhotoDraft, edit: DraftEdit) => {
    const next = edited(latest(draft), edit, colours)
    patchDraft(draft.id, next)
    blame(draft.id, nameProblem(next.name))
    saveSoon(draft.id)
  }

  const confirm = async (shown: PhotoDraft): Promise<void> => {
    const draft = latest(shown)
    if (busy.has(draft.id)) return
    const problem = problemOf(draft)
    blame(draft.id, problem)
    if (problem) return
    forgetSaving(draft.id)
    setBusy((before) => new Set(before).add(draft.id))
    try {
      const item = await draftApi.confirm({ params: { draftId: draft.id }, body: confirmationOf(draft) })
      removeDraft(draft.id)
      addClothes(queryClient, item)
      setNews(`${item.name} 추가됨`)
    } catch (error) {
      await stumble(draft, error)
    }
    setBusy((before) => new Set([...before].filter((id) => id !== draft.id)))
  }

  const stumble = async (draft: PhotoDraft, error: unknown) => {
    const name = error instanceof ApiError ? error.exceptionName : undefined
    if (name === 'DraftNotFound' || name === 'DraftClosed' || name === 'ClothesNotFound') return removeDraft(draft.id)
    blame(draft.id, messageOf(error))
    if (name === 'LikelyDuplicate') await refreshDrafts()
  }

  const discard = async (draft: PhotoDraft): Promise<void> => {
    const { id: draftId } = draft
    forgetSaving(draftId)
    removeDraft(draftId)
    try {
      await draftApi.discard({ params: { draftId } })
      setDiscarded(draft)
    } catch (error) {
      putDraft(draft)
      toast.error(messageOf(error))
    }
  }

  const restore = async ({ id: draftId }: PhotoDraft): Promise<void> => {
    setDiscarded(null)
    try {
      putDraft(await draftApi.restore({ params: { draftId } }))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return { colours, busy, problems, news, discarded, change, confirm, discard, restore }
}
export type Review = ReturnType<typeof useReview>

/** A draft as it is now: a screen may be a moment behind. */
export const latest = (draft: PhotoDraft): PhotoDraft => knownDraft(draft.id) ?? draft

/** Why a draft cannot become a piece yet. */
export function problemOf({ name, type }: PhotoDraft): string | undefined {
  return nameProblem(name) ?? (type === null ? formTexts.clothesTypeRequired : undefined)
}

const confirmationOf = (draft: PhotoDraft) => ({
  ...sentOf(draft),
  type: draft.type as ClothesType,
  acceptsDuplicate: draft.duplicateOf !== null,
})
