import { useState } from 'react'
import {
  type DefinitionProblems,
  type DefinitionValues,
  draftOf,
  isDirty,
  liveProblems,
  problemsOf,
  withTyped,
} from './draft.ts'

/** The state of the form of a definition; `onTyped` hears of every change. */
export function useDefinitionForm(first: DefinitionValues, onTyped: () => void) {
  const [initial] = useState(first)
  const [values, setValues] = useState(first)
  const [problems, setProblems] = useState<DefinitionProblems>({})
  /** Takes what was typed and judges it at once. */
  const set = (change: Partial<DefinitionValues>) => {
    onTyped()
    const next = { ...values, ...change }
    setValues(next)
    setProblems(liveProblems(problems, change, next))
  }
  return {
    values,
    problems,
    draft: draftOf(values),
    dirty: isDirty(values, initial),
    set,
    /** Puts what is typed among the options, unless it is there already. */
    add: () => {
      const next = withTyped(values)
      if (next.options !== values.options) set({ options: next.options, typed: next.typed })
      else setValues(next)
    },
    /** Shows every problem; called when somebody wants to submit. */
    check: () => setProblems(problemsOf(values)),
  }
}
export type DefinitionForm = ReturnType<typeof useDefinitionForm>
