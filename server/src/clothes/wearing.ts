import type { Wearing } from '../attributes/index.ts'
import { lockWearers, takeOff, touchWearers } from './queries-wearing.ts'

export const wearing: Wearing = {
  lock: async (tx, id, kept) => {
    await lockWearers(tx, id, kept)
  },
  takeOff: async (tx, id, kept) => {
    await takeOff(tx, id, kept)
  },
  touch: async (tx, id) => {
    await touchWearers(tx, id)
  },
}
