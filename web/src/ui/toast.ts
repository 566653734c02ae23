import { createStore } from './store.ts'

export interface ToastAction {
  label: string
  onPress: () => void
}

type Kind = 'success' | 'error' | 'warning' | 'info'

type Show = (kind: Kind, text: string, action?: ToastAction, other?: ToastAction) => void

let show: Show | null = null
const waiting: Parameters<Show>[] = []
/** Set by the first toast, or by whoever wants the host mounted earlier. */
export const toastsWanted = createStore(false)

/** Called by the host; toasts raised earlier are shown then. */
export function connectToasts(next: Show): () => void {
  show = next
  for (const call of waiting.splice(0)) next(...call)
  return () => {
    if (show === next) show = null
  }
}

function raise(...call: Parameters<Show>): void {
  if (show) return show(...call)
  waiting.push(call)
  toastsWanted.set(true)
}

/** At the bottom for 4 s, three at most: `toast.success('OOTD를 등록했어요.', { label, onPress })`. */
export const toast = {
  success: (text: string, action?: ToastAction) => raise('success', text, action),
  error: (text: string, action?: ToastAction) => raise('error', text, action),
  warning: (text: string, action?: ToastAction) => raise('warning', text, action),
  info: (text: string, action?: ToastAction) => raise('info', text, action),
  /** Stays longer. */
  ask: (text: string, yes: ToastAction, no: ToastAction) => raise('info', text, yes, no),
}
