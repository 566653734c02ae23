import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { submitOnEnter } from '../../ui/submit-on-enter.ts'
import { type FieldFailures, fieldFailure } from './failures.ts'
import type { Rules } from './rules.ts'
import { useFaultFocus } from './use-fault-focus.ts'

type Field<Values> = keyof Values & string

export interface FormOptions<Values extends object, Text extends string = string> {
  /** The saved values; the form's values are these with the user's edits over them. */
  known: Values
  rules: Rules<Values, Text>
  /** Texts that are shown in place of the texts in `rules`; without them, the texts in `rules` are shown. */
  texts?: Readonly<Record<Text, string>>
  failures?: FieldFailures<Field<Values>, Text>
  isDirty?: (values: Values, known: Values) => boolean
  onEdit?: () => void
  /** Saves the values; called only if all are valid. `done` calls `onDone` unless the form is gone. */
  submit: (values: Values, done: () => void) => Promise<void>
  onDone?: () => void
}

/**
 * State of a form. It shows faults while the user types, but missing values only after a submit. A refused submit
 * focuses the first faulty field. `failure` is what `submit` has thrown, until the next edit.
 */
export function useForm<Values extends object, Text extends string = string>(options: FormOptions<Values, Text>) {
  const { known, rules, texts, failures = {}, isDirty = isAnyDifferent, onEdit, onDone } = options
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [asked, setAsked] = useState<readonly string[]>([])
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isMounted = useMounted()
  const faultFocus = useFaultFocus()
  const id = useId()
  const values = { ...known, ...edits }
  const fields = Object.keys(rules) as Field<Values>[]
  const faultOf = (field: Field<Values>) => rules[field]?.(values[field], values)
  const ready = !fields.some(faultOf)
  const failed = fieldFailure(failure, fields, failures)
  const says = (text: Text) => texts?.[text] ?? text

  function set(change: Partial<Values>) {
    setEdits((before) => ({ ...before, ...change }))
    setAsked((before) => before.filter((field) => !(field in change)))
    setFailure(null)
    onEdit?.()
  }

  async function submit() {
    setAsked(fields)
    if (!ready) return faultFocus.move()
    if (pending) return
    setPending(true)
    setFailure(null)
    await options
      .submit(values, () => isMounted() && onDone?.())
      .catch((error: unknown) => {
        setFailure(error)
        faultFocus.move()
      })
    setPending(false)
  }

  return {
    values,
    edits,
    ready,
    pending,
    failure,
    /** The failure, unless a field shows it; the form itself must then show it. */
    formFailure: failed ? null : failure,
    dirty: isDirty(values, known),
    set,
    /**
     * Shows the fault of an empty field before the form is submitted, until the field is edited. Other faults are shown
     * without this call.
     */
    ask: (field: Field<Values>) => setAsked((before) => [...before, field]),
    /** Removes the edits whose values are in `saved`; edits that were made after `saved` was sent stay. */
    forget: (saved: Values) => setEdits((now) => without(now, saved)),
    reset: () => {
      setEdits({})
      setAsked([])
      setFailure(null)
    },
    errorOf: (field: Field<Values>): string | undefined => {
      const fault = faultOf(field)
      if (fault && (!fault.isMissing || asked.includes(field))) return says(fault.text)
      return failed?.field === field ? (failed.text === null ? failed.message : says(failed.text)) : undefined
    },
    form: {
      id,
      ref: faultFocus.form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
      onKeyDown: submitOnEnter,
    },
    field: <Name extends Field<Values>>(name: Name) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
        set({ [name]: value } as Partial<Values>),
    }),
  }
}
export type Form<Values extends object, Text extends string = string> = ReturnType<typeof useForm<Values, Text>>

const isAnyDifferent = <Values extends object>(values: Values, known: Values): boolean =>
  (Object.keys(known) as Field<Values>[]).some((key) => values[key] !== known[key])

function without<Values extends object>(edits: Partial<Values>, saved: Values): Partial<Values> {
  const newer = Object.entries(edits).filter(([key, value]) => value !== saved[key as keyof Values])
  return Object.fromEntries(newer) as Partial<Values>
}

function useMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return () => mounted.current
}
