import { type FormEvent, useState } from 'react'
import { submitOnEnter } from '../../../ui/submit-on-enter.ts'
import { type Errors, liveErrorOf, type Rules, submitErrorOf, type Values } from './rules.ts'

interface FormOptions<Field extends string, Text extends string> {
  rules: Rules<Field, Text>
  /** What is said in the language of the screen. */
  texts: Readonly<Record<Text, string>>
  empty: Values<Field>
  /** Runs with values that obey every rule. */
  submit: (values: Values<Field>) => Promise<void>
  /** What the server said no longer holds once something is typed. */
  onType: () => void
}

/** Fields that judge themselves while typed in, and all of them on submit. */
export function useAuthForm<Field extends string, Text extends string>(options: FormOptions<Field, Text>) {
  const { rules, texts, empty, submit, onType } = options
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Errors<Text>>({})
  const [pending, setPending] = useState(false)
  const fields = Object.keys(rules) as Field[]
  const judged = (judge: typeof liveErrorOf<Text>, among: Values<Field>): Errors<Text> =>
    Object.fromEntries(fields.map((field) => [field, judge(rules[field], among[field], among)]))
  const ready = fields.every((field) => submitErrorOf(rules[field], values[field], values) === undefined)

  function type(field: Field, value: string) {
    const next = { ...values, [field]: value }
    setValues(next)
    setErrors(judged(liveErrorOf, next))
    onType()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const found = judged(submitErrorOf, values)
    setErrors(found)
    if (fields.some((field) => found[field] !== undefined)) return
    setPending(true)
    await submit(values).finally(() => setPending(false))
  }

  return {
    pending,
    ready,
    errorOf: (field: Field) => errors[field] && texts[errors[field]],
    setError: (field: Field, error: Text) => setErrors((before) => ({ ...before, [field]: error })),
    form: { noValidate: true, onSubmit: (event: FormEvent) => void send(event), onKeyDown: submitOnEnter },
    field: (field: Field) => ({
      name: field,
      value: values[field],
      onChange: (event: { currentTarget: HTMLInputElement }) => type(field, event.currentTarget.value),
    }),
  }
}

/** How an e-mail is typed, whatever it is for. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 254,
} as const
