import { createStore } from './store.ts'

export interface ToastAction {
  label: string
  onPress: () => void
}

type Kind = 'success' | 'error' | 'warning' | 'info'

/** `about`: what it tells of; it takes the place of what was told of the same before. */
type Show = (kind: Kind, text: string, action?: ToastAction, about?: string, other?: ToastAction) => void

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

const say =
  (kind: Kind) =>
  (text: string, action?: ToastAction, about?: string): void =>
    raise(kind, text, action, about)

/** At the bottom for 4 s, three at most: `toast.success('OOTD를 등록했어요.', { label, onPress })`. */
export const toast = {
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
  /** Stays longer. */
  ask: (text: string, yes: ToastAction, no: ToastAction) => raise('info', text, yes, undefined, no),
}
