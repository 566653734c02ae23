import { Position } from '@otday/contract'
import { onLeave } from '../../platform/session.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** In the session storage. */
export const declinedKey = 'otday.places-only-seen'
const foundKey = 'otday.place-of-visit'

/** For this visit, reloads included, until the profile takes it over. */
const found = createStore<Position | null>(stored())

function stored(): Position | null {
  try {
    return Position.parse(JSON.parse(sessionStorage.getItem(foundKey) ?? ''))
  } catch {
    return null
  }
}

/** About 100 m, by which the district stays the same: nothing finer is written down. */
const coarse = (degrees: number) => Number(degrees.toFixed(3))

export function rememberPlace({ latitude, longitude }: Position): void {
  found.set({ latitude, longitude })
  withStorage((storage) =>
    storage.setItem(foundKey, JSON.stringify({ latitude: coarse(latitude), longitude: coarse(longitude) })),
  )
}

export function forgetPlace(): void {
  found.set(null)
  withStorage((storage) => storage.removeItem(foundKey))
}

onLeave(() => {
  forgetPlace()
  withStorage((storage) => storage.removeItem(declinedKey))
})

function withStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage)
  } catch {
    // Refused: for this page alone.
  }
}

export const useFoundPlace = (): Position | null => useStore(found)
