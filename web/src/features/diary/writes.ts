import { createStore } from '../../ui/store.ts'
import type { KeptWrite } from './kept-writes.ts'

/** Writes of all tabs that the server has not answered yet. */
export const writes = createStore<readonly KeptWrite[]>([])
