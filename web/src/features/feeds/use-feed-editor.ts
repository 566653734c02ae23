import { excessOf, feedContentLimit, isBlank, normalised, toastTexts } from '@otday/contract'
import { useState } from 'react'
import { currentUser } from '../../platform/session/session.ts'
import { toast } from '../../ui/toast.ts'
import { useEditFeed } from './mutations.ts'

export interface FeedEditor {
  editing: boolean
  text: string
  /** Whether leaving would lose changes. */
  dirty: boolean
  fit: boolean
  saving: boolean
  start: () => void
  type: (text: string) => void
  cancel: () => void
  /** Saves the text. An unchanged text just ends the editing; a failure keeps the text. */
  save: () => void
}

export function useFeedEditor(feedId: string, content: string): FeedEditor {
  const [typed, setTyped] = useState<string | null>(null)
  const edit = useEditFeed(feedId)
  const text = typed ?? content
  const dirty = normalised(text) !== content
  const fit = !isBlank(text) && excessOf(normalised(text), feedContentLimit) === null
  const view = () => setTyped(null)
  return {
    editing: typed !== null,
    text,
    dirty: typed !== null && dirty,
    fit,
    saving: edit.isPending,
    start: () => setTyped(content),
    type: setTyped,
    cancel: view,
    save: () => {
      if (!fit || edit.isPending) return
      if (!dirty) return view()
      if (!currentUser()) return toast.error(toastTexts.loginRequired)
      edit.mutate(normalised(text), { onSuccess: view })
    },
  }
}
