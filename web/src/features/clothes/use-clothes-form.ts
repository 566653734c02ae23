import { useState } from 'react'
import { type ClothesProblems, type ClothesValues, draftOf, isDirty, liveProblems, problemsOf } from './draft.ts'

/** The state of the clothes form; it lives above the steps of the dialog, so that going to and fro loses nothing. */
export function useClothesForm(first: ClothesValues) {
  const [initial] = useState(first)
  const [values, setValues] = useState(first)
  const [problems, setProblems] = useState<ClothesProblems>({})
  return {
    values,
    problems,
    draft: draftOf(values),
    dirty: isDirty(values, initial),
    /** Takes what was typed and judges it at once. */
    set: (change: Partial<ClothesValues>) => {
      setValues((before) => ({ ...before, ...change }))
      setProblems((before) => liveProblems(before, change))
    },
    /** Shows every problem; called when somebody wants to submit. */
    check: () => setProblems(problemsOf(values)),
  }
}
export type ClothesForm = ReturnType<typeof useClothesForm>
