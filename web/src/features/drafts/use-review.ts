import { withParticle } from '@otday/common/particles'
import { type ClothesSuggestions, type ClothesType, formTexts, type PhotoDraft } from '@otday/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { attributeDefinitionsQuery } from '../attributes/index.ts'
import { addClothes, countedOf } from '../clothes/index.ts'
import { nameReadingQuery } from '../clothes-form/index.ts'
import { coloursAmong, forgetChoices, isNameTyped, noteChosen, takeReading } from './choices.ts'
import { type DraftEdit, edited, nameProblem, sentOf, stillOffered } from './draft-changes.ts'
import { draftApi, knownDraft, patchDraft, putDraft, removeDraft } from './queries.ts'
import { dropSaving, forgetSaving, saveAllNow, saveNow, saveSoon } from './mutations.ts'

/** Longest time in ms that adding a draft to the closet waits for the values that the server derives from its name. */
const longestWait = 2000

export function useReview() {
  const queryClient = useQueryClient()
  const { data: definitions } = useQuery(attributeDefinitionsQuery())
  const colours = coloursAmong(definitions)
  const [adding, setAdding] = useState(false)
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({})
  const [news, setNews] = useState('')
  const [discarded, setDiscarded] = useState<PhotoDraft | null>(null)
  useEffect(() => saveAllNow, [])

  const blame = (id: string, problem: string | undefined) => setProblems((before) => ({ ...before, [id]: problem }))

  /** Applies a value that the user chose; names typed later do not change that value. */
  const change = (draft: PhotoDraft, edit: DraftEdit) => {
    noteChosen(draft.id, edit)
    apply(draft, edit)
  }

  /** Applies the values that the server derived from a typed name. */
  const take = (draft: PhotoDraft, read: ClothesSuggestions) => {
    const edit = takeReading(draft, read, colours)
    if (edit) apply(draft, edit)
  }

  const apply = (draft: PhotoDraft, edit: DraftEdit) => {
    const next = edited(latest(draft), edit, colours)
    patchDraft(draft.id, next)
    blame(draft.id, nameProblem(next.name))
    saveSoon(draft.id)
  }

  const setBusyWith = (id: string, isBusy: boolean) =>
    setBusy((before) => new Set([...before].filter((one) => one !== id).concat(isBusy ? id : [])))

  /**
   * Waits for the values that the server derives from a typed name, and applies them.
   * @returns false if the name has changed meanwhile, or the draft is already being processed
   */
  const readName = async (shown: PhotoDraft): Promise<boolean> => {
    const draft = latest(shown)
    if (!isNameTyped(draft) || nameProblem(draft.name)) return true
    if (busy.has(draft.id)) return false
    setBusyWith(draft.id, true)
    const read = await within(longestWait, queryClient.fetchQuery(nameReadingQuery(draft.name.trim())))
    setBusyWith(draft.id, false)
    if (knownDraft(draft.id)?.name !== draft.name) return false
    if (read) take(draft, read)
    return true
  }

  /** Adds the draft's piece to the closet; returns whether that succeeded. */
  const confirm = async (shown: PhotoDraft): Promise<boolean> => {
    const draft = latest(shown)
    if (busy.has(draft.id)) return false
    const problem = problemOf(draft)
    blame(draft.id, problem)
    if (problem) return false
    let isAdded = false
    dropSaving(draft.id)
    setBusyWith(draft.id, true)
    try {
      const item = await draftApi.confirm({ params: { draftId: draft.id }, body: confirmationOf(draft) })
      close(draft.id)
      addClothes(queryClient, item)
      setNews(`${item.name} 추가됨`)
      isAdded = true
    } catch (error) {
      await onSendError(draft, error)
    }
    setBusyWith(draft.id, false)
    return isAdded
  }

  /**
   * Adds drafts one after the other, so that the server finds similar ones among them; an incomplete draft stays and
   * says what it lacks.
   */
  const confirmAll = async (drafts: readonly PhotoDraft[]): Promise<void> => {
    setAdding(true)
    const added: { type: ClothesType }[] = []
    for (const draft of drafts) {
      await readName(draft)
      const { type } = latest(draft)
      if (isLikely(draft)) blame(draft.id, '이미 있는 옷과 비슷해서 남겨 뒀어요.')
      else if ((await confirm(draft)) && type) added.push({ type })
    }
    setAdding(false)
    const left = drafts.length - added.length
    const some = withParticle(countedOf(added), '을/를')
    const text = left > 0 ? `${some} 추가하고 ${left}장은 남겨 뒀어요.` : `${some} 추가했어요.`
    setNews(text)
    if (added.length > 0) toast.success(text)
    else toast.warning('추가할 수 있는 사진이 없어요. 이유를 확인해 주세요.')
  }

  const onSendError = async (draft: PhotoDraft, error: unknown) => {
    if (isClosed(error)) {
      close(draft.id)
      return toast.warning(messageOf(error))
    }
    const hasLost = isOfCatalogue(error) && (await dropWithdrawn(queryClient, draft))
    blame(draft.id, hasLost ? '고를 수 없게 된 속성을 뺐어요. 다시 추가해 주세요.' : messageOf(error))
    await saveNow(draft.id)
  }

  const discard = async (draft: PhotoDraft): Promise<void> => {
    const { id: draftId } = draft
    removeDraft(draftId)
    try {
      await draftApi.discard({ params: { draftId } })
      // The user's choices are kept, as the draft may be restored.
      forgetSaving(draftId)
      removeDraft(draftId)
      setDiscarded(draft)
    } catch (error) {
      if (isClosed(error)) {
        close(draftId)
        return toast.warning(messageOf(error))
      }
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

  return {
    colours,
    busy,
    adding,
    problems,
    news,
    discarded,
    change,
    take,
    readName,
    confirm,
    confirmAll,
    discard,
    restore,
  }
}
export type Review = ReturnType<typeof useReview>

/** Whether the draft was added or discarded in another window, or has expired. */
const isClosed = (error: unknown) =>
  error instanceof ApiError && ['DraftNotFound', 'DraftClosed', 'ClothesNotFound'].includes(error.exceptionName ?? '')

const isOfCatalogue = (error: unknown) =>
  error instanceof ApiError && ['DefinitionNotFound', 'InvalidInput'].includes(error.exceptionName ?? '')

/** Removes attribute values that are no longer offered; returns whether there were any. */
async function dropWithdrawn(queryClient: QueryClient, { id, attributes }: PhotoDraft): Promise<boolean> {
  const catalogue = await queryClient.fetchQuery({ ...attributeDefinitionsQuery(), staleTime: 0 }).catch(() => null)
  const offered = catalogue && stillOffered(attributes, catalogue)
  if (!offered || offered.length === attributes.length) return false
  patchDraft(id, { attributes: offered })
  return true
}

function close(id: string): void {
  forgetSaving(id)
  forgetChoices(id)
  removeDraft(id)
}

/** @returns the result of the work; undefined if it fails or takes longer than `longest` ms */
const within = <T>(longest: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longest)),
  ])

const isLikely = (draft: PhotoDraft) => latest(draft).duplicateOf !== null

/** Returns the newest state of a draft, as the screen may be a moment behind. */
export const latest = (draft: PhotoDraft): PhotoDraft => knownDraft(draft.id) ?? draft

export const problemOf = ({ name, type }: PhotoDraft): string | undefined =>
  nameProblem(name) ?? (type === null ? formTexts.clothesTypeRequired : undefined)

const confirmationOf = (draft: PhotoDraft) => ({
  ...sentOf(draft),
  type: draft.type as ClothesType,
  acceptsDuplicate: draft.duplicateOf !== null,
})
