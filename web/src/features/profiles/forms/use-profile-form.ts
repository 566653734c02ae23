import { type Profile, toastTexts } from '@otday/contract'
import { useState } from 'react'
import { seoulDate } from '@otday/common/seoul-time'
import { currentUser } from '../../../platform/session.ts'
import { useNow } from '../../../platform/use-now.ts'
import { toast } from '../../../ui/toast.ts'
import {
  draftOf,
  isDirty,
  liveProblems,
  type ProfileProblems,
  type ProfileValues,
  problemsOf,
  valuesOf,
} from './draft.ts'
import { useSaveProfile } from '../mutations.ts'

type Edits = Partial<ProfileValues>

/** The profile as it stands in the form: what the server knows, and over it what was changed here. */
export function useProfileForm(profile: Profile, onSaved: (saved: Profile, before: Profile) => void) {
  const known = valuesOf(profile)
  const [edits, setEdits] = useState<Edits>({})
  const [problems, setProblems] = useState<ProfileProblems>({})
  const save = useSaveProfile()
  const today = seoulDate(useNow())
  const values: ProfileValues = { ...known, ...edits }
  const all = problemsOf(values, today)

  function submit() {
    setProblems(all)
    if (Object.keys(all).length > 0 || save.isPending || !isDirty(values, known)) return
    const userId = currentUser()?.id
    if (!userId) return toast.error(toastTexts.profileUserMissing)
    save.mutate(
      { userId, body: draftOf(values, known), image: values.picture },
      {
        onSuccess: (saved) => {
          setEdits((now) => without(now, edits))
          onSaved(saved, profile)
        },
      },
    )
  }

  return {
    values,
    problems,
    today,
    dirty: isDirty(values, known),
    valid: Object.keys(all).length === 0,
    saving: save.isPending,
    error: save.error,
    set: (change: Edits) => {
      setEdits((now) => ({ ...now, ...change }))
      setProblems(liveProblems({ ...values, ...change }, today))
    },
    /** Tells what is wrong, also with what was left empty. */
    check: () => setProblems(all),
    reset: () => {
      setEdits({})
      setProblems({})
      save.reset()
    },
    submit,
  }
}
export type ProfileForm = ReturnType<typeof useProfileForm>

/** The edits that are newer than those that were saved. */
function without(edits: Edits, saved: Edits): Edits {
  const newer = Object.entries(edits).filter(([key, value]) => value !== saved[key as keyof Edits])
  return Object.fromEntries(newer) as Edits
}
