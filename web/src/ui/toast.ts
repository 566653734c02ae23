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
  /** What it tells of; it takes the place of what was told of the same before. */
  about?: string | undefined
  other?: ToastAction
}
type Show = (toast: Toast) => void

let show: Show | null = null
const waiting: Toast[] = []
/** Set by the first toast, or by whoever wants the host mounted earlier. */
export const toastsWanted = createStore(false)

/** Called by the host; toasts raised earlier are shown then. */
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

/** At the bottom for 4 s, three at most: `toast.success('OOTD를 등록했어요.', { label, onPress })`. */
export const toast = {
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
  /** Stays longer. */
  ask: (text: string, yes: ToastAction, no: ToastAction) => raise({ kind: 'info', text, action: yes, other: no }),
}
