import { useLeaveGuard } from '../leave/use-leave-guard.ts'
import { type FormOptions, useForm } from './use-form.ts'

/** Form in a dialog, which closes when done. Needs a `LeaveQuestion` beside the dialog. */
export function useDialogForm<Values extends object, Text extends string = string>(
  options: Omit<FormOptions<Values, Text>, 'onDone'>,
  onClose: () => void,
) {
  const form = useForm({ ...options, onDone: () => exit.closeNow() })
  const exit = useLeaveGuard(form.dirty, onClose)
  return { ...form, exit }
}
