import { useLeaveGuard } from '../leave/use-leave-guard.ts'
import { type FormOptions, useForm } from './use-form.ts'

/** A form in a dialog that closes after the form is saved. The dialog must render a `LeaveQuestion` beside it. */
export function useDialogForm<Values extends object, Text extends string = string>(
  options: Omit<FormOptions<Values, Text>, 'onDone'>,
  onClose: () => void,
) {
  const form = useForm({ ...options, onDone: () => exit.closeNow() })
  const exit = useLeaveGuard(form.dirty, onClose)
  return { ...form, exit }
}
