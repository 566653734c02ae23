import { createStore } from '../../ui/store.ts'

/** Number of records that wait for a connection to be sent. */
export const lateWears = createStore(0)

/** Key in the browser's storage for all writes that the server has not answered. */
export const keptPart = 'wears'

/** Whether writes were stored since the page was loaded. */
export const hasWrites = createStore(false)

export const lateText = (count: number) => `기록 ${count}개는 연결되면 보낼게요.`
