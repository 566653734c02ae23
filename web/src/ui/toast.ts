import { createStore } from './store.ts'

export interface ToastAction {
  label: string
  onPress: () => void
}

type Kind = 'success' | 'error' | 'warning' | 'info'

interface Toast {
  kind: Kind
  text: string
  action?: ToastAction | undefined
  /** Subject of the toast; it replaces an earlier toast with the same subject. */
  about?: string | undefined
  other?: ToastAction
}
type Show = (toast: Toast) => void

let show: Show | null = null
const waiting: Toast[] = []
/** Makes the app render the toasts; set by the first toast, or earlier by other code. */
export const toastsWanted = createStore(false)

/** Connects the component that shows toasts, and passes it the toasts that were raised before. */
export function connectToasts(next: Show): () => void {
  show = next
  for (const each of waiting.splice(0)) next(each)
  return () => {
    if (show === next) show = null
  }
}

function raise(raised: Toast): void {
  if (show) return show(raised)
  waiting.push(raised)
  toastsWanted.set(true)
}

const say =
  (kind: Kind) =>
  (text: string, action?: ToastAction, about?: string): void =>
    raise({ kind, text, action, about })

/** Toasts at the bottom for 4 s, three at most: `toast.success('OOTD를 등록했어요.', { label, onPress })`. */
export const toast = {
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
  /** Asks a question with two answers; this toast stays longer. */
  ask: (text: string, yes: ToastAction, no: ToastAction) => raise({ kind: 'info', text, action: yes, other: no }),
}
