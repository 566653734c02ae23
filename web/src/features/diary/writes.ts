import { createStore } from '../../ui/store.ts'
import type { KeptWrite } from './kept-writes.ts'

/** Not answered by the server yet, over all tabs. */
export const writes = createStore<readonly KeptWrite[]>([])
