export interface ToastAction {
  label: string
  onPress: () => void
}

type Kind = 'success' | 'error' | 'warning' | 'info'

type Show = (kind: Kind, text: string, action?: ToastAction) => void

let show: Show | null = null
const waiting: Parameters<Show>[] = []
let wanted = false
const listeners = new Set<() => void>()

/** The first toast asks, or whoever wants the host to listen earlier. */
export function wantToasts(): void {
  wanted = true
  for (const listener of listeners) listener()
}

export const areToastsWanted = () => wanted

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
  wantToasts()
}

/** At the bottom for 4 s, three at most: `toast.success('OOTD를 등록했어요.', { label, onPress })`. */
export const toast = {
  success: (text: string, action?: ToastAction) => raise('success', text, action),
  error: (text: string, action?: ToastAction) => raise('error', text, action),
  warning: (text: string, action?: ToastAction) => raise('warning', text, action),
  info: (text: string, action?: ToastAction) => raise('info', text, action),
}
