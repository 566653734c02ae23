import { mostChanged } from '@otday/contract'
import { createStore, type Store } from '../../ui/store.ts'

/** A store outside React, so that a choice renders one card instead of a thousand. */
export interface Selection extends Pick<Store<ReadonlySet<string>>, 'subscribe' | 'current'> {
  /** Sets the ids of the pieces shown, in order; other ids leave the selection. */
  show: (ids: readonly string[]) => void
  /**
   * Adds the piece to the selection if `isChosen`, otherwise removes it; with `extend`, the same happens to all pieces
   * between it and the one pressed before. Returns false if the selection would exceed its maximum, and then leaves out
   * the excess.
   */
  choose: (id: string, isChosen: boolean, extend?: boolean) => boolean
  /** Selects all pieces shown. Returns false if they exceed the maximum, and then leaves out the excess. */
  chooseAll: () => boolean
  clear: () => void
}

export function createSelection(most = mostChanged): Selection {
  const { subscribe, current, set } = createStore<ReadonlySet<string>>(new Set())
  let shown: readonly string[] = []
  let anchor: string | null = null
  const take = (next: Iterable<string>): boolean => {
    const all = [...next]
    set(new Set(all.slice(0, most)))
    return all.length <= most
  }
  const between = (id: string): readonly string[] => {
    const [from, to] = [shown.indexOf(anchor ?? id), shown.indexOf(id)].toSorted((a, b) => a - b)
    return from === undefined || to === undefined || from < 0 ? [id] : shown.slice(from, to + 1)
  }
  return {
    subscribe,
    current,
    show: (ids) => {
      shown = ids
      const known = new Set(ids)
      const chosen = [...current()]
      if (chosen.some((id) => !known.has(id))) take(chosen.filter((id) => known.has(id)))
    },
    choose: (id, isChosen, extend = false) => {
      const meant = new Set(extend ? between(id) : [id])
      anchor = id
      return take(isChosen ? new Set([...current(), ...meant]) : [...current()].filter((one) => !meant.has(one)))
    },
    chooseAll: () => take(shown),
    clear: () => {
      take([])
    },
  }
}
