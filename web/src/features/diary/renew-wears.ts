import type { Wear } from '@otday/contract'
import { changeUnread } from '../../platform/cache/renew-kept.ts'
import { wearsListKey } from './queries.ts'

interface Days {
  from: string
  to: string
}

/** Applies `change` to lists of records that an earlier visit stored for viewing them offline. */
export const renewWears = (change: (wears: readonly Wear[], days: Days) => readonly Wear[]): Promise<void> =>
  changeUnread<{ wears: readonly Wear[] }>(wearsListKey, (list, key) => ({
    ...list,
    wears: change(list.wears, key[2] as Days),
  }))
