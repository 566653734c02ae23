import { parseJson } from '@otday/common/json'
import type { HistoryDialog } from '../../platform/navigation/history-dialog.ts'
import { sessionValue } from '../../platform/storage/local-value.ts'

const remembered = sessionValue('otday.after-confirmation')

/**
 * Remembers the dialog that is open when the browser leaves for a confirmation at an OAuth provider. Private windows may
 * forbid storage: the user then opens the dialog again.
 */
export const rememberDialog = (dialog: HistoryDialog | null): void => remembered.write(JSON.stringify(dialog))

export function takeDialog(): HistoryDialog | null {
  const dialog = parseJson(remembered.read() ?? '')
  remembered.write(null)
  return isDialog(dialog) ? dialog : null
}

const isDialog = (value: unknown): value is HistoryDialog =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
