import { useState } from 'react'
import { type ClothesProblems, type ClothesValues, draftOf, isDirty, liveProblems, problemsOf } from './draft.ts'

/** Above the steps of the dialog: switching loses nothing. */
export function useClothesForm(first: ClothesValues) {
  const [initial] = useState(first)
  const [values, setValues] = useState(first)
  const [problems, setProblems] = useState<ClothesProblems>({})
  return {
    values,
    problems,
    draft: draftOf(values),
    dirty: isDirty(values, initial),
    set: (change: Partial<ClothesValues>) => {
      setValues((before) => ({ ...before, ...change }))
      setProblems((before) => liveProblems(before, change))
    },
    check: () => setProblems(problemsOf(values)),
  }
}
export type ClothesForm = ReturnType<typeof useClothesForm>
