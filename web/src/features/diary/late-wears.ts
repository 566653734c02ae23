import { createStore } from '../../ui/store.ts'

/** How many records wait for a connection. */
export const lateWears = createStore(0)

/** Part of what is kept in hand: all that the server has not answered. */
export const keptPart = 'wears'

/** Some were kept since the page was loaded. */
export const hasWrites = createStore(false)

export const lateText = (count: number) => `기록 ${count}개는 연결되면 보낼게요.`
