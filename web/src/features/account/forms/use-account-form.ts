import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../platform/api-error.ts'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { submitOnEnter } from '../../../ui/submit-on-enter.ts'
import type { Judge } from './rules.ts'
import { accountTexts } from '../words.data.ts'

interface FormOptions<Field extends string> {
  empty: Readonly<Record<Field, string>>
  rules: { readonly [Key in Field]: Judge<Field> }
  /** Runs with values that obey every rule; `done` closes the dialog. */
  submit: (values: Readonly<Record<Field, string>>, done: () => void) => Promise<void>
  onClose: () => void
}

/** Where a failure of the server is said: at a field, or in the line below the form. */
const atField: Readonly<Record<string, readonly [field: string, text: string | null]>> = {
  InvalidCredentials: ['current', accountTexts.currentWrong],
  EmailTaken: ['email', null],
}
const inOurWords: Readonly<Record<string, string>> = { SignInTooOld: accountTexts.signInAgain }

/** Fields of a dialog that judge themselves while typed in; what the server said goes with the next key. */
export function useAccountForm<Field extends string>(options: FormOptions<Field>) {
  const { empty, rules, submit, onClose } = options
  const [values, setValues] = useState(empty)
  const [asked, setAsked] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const fields = Object.keys(rules) as Field[]
  const problemOf = (field: Field) => rules[field](values)
  const ready = fields.every((field) => problemOf(field) === null)
  const said = failureIn(failure)
  const exit = useLeaveGuard(
    fields.some((field) => values[field] !== empty[field]),
    onClose,
  )

  async function send(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!ready || pending) return
    setPending(true)
    setFailure(null)
    await submit(values, exit.closeNow).catch(setFailure)
    setPending(false)
  }

  return {
    ready,
    pending,
    exit,
    line: said.field === null ? said.text : null,
    form: { noValidate: true, onSubmit: (event: FormEvent) => void send(event), onKeyDown: submitOnEnter },
    errorOf: (field: Field) => {
      const problem = problemOf(field)
      if (problem && (!problem.isMissing || asked)) return problem.text
      return said.field === field ? said.text : null
    },
    field: (name: Field) => ({
      name,
      value: values[name],
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        setValues({ ...values, [name]: event.currentTarget.value })
        setFailure(null)
      },
    }),
  }
}

function failureIn(failure: unknown): { field: string | null; text: string | null } {
  if (failure === null) return { field: null, text: null }
  const name = failure instanceof ApiError ? failure.exceptionName : undefined
  const [field = null, text = null] = (name !== undefined && atField[name]) || []
  return { field, text: text ?? (name !== undefined ? inOurWords[name] : undefined) ?? messageOf(failure) }
}
