import type { HistoryDialog } from '../../platform/navigation/history-dialog.ts'

const storageKey = 'otday.after-confirmation'

/** Remembers the dialog that is open when the browser leaves for a confirmation at an OAuth provider. */
export function rememberDialog(dialog: HistoryDialog | null): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(dialog))
  } catch {
    // Private windows may forbid storage: the user then opens the dialog again.
  }
}

export function takeDialog(): HistoryDialog | null {
  try {
    const dialog: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    sessionStorage.removeItem(storageKey)
    return isDialog(dialog) ? dialog : null
  } catch {
    return null
  }
}

const isDialog = (value: unknown): value is HistoryDialog =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
