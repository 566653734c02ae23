import { type OccasionDay, type ReadDay, stylist } from '@otday/contract'
import type { MemoryServer } from './memory-server.ts'

const nothing = { plans: [], leave: null, home: null, without: [] }

/** All that is understood. */
const lines: Readonly<Record<string, Partial<ReadDay>>> = {
  '점심에 결혼식, 9시까지': { occasion: 'FORMAL', formalEvent: 'WEDDING', home: 21 },
  '종일 걸어요': { plans: ['WALKING'] },
}

/** Keeps what is said of each day and occasion. */
export function answerDays(server: MemoryServer): void {
  const said = new Map<string, OccasionDay>()
  const keyOf = ({ date, occasion }: Pick<OccasionDay, 'date' | 'occasion'>) => `${date} ${occasion}`
  server.answer(stylist.day, ({ params }) => said.get(keyOf(params)) ?? { ...params, ...nothing })
  server.answer(stylist.describeDay, ({ params, body: { note, plans, ...hours } }) => {
    const { plans: read = [], formalEvent = null, sport = null, ...named } = lines[note] ?? {}
    const day: OccasionDay = { ...params, ...hours, ...named, plans: [...new Set([...plans, ...read])] }
    said.set(keyOf(day), day)
    return { ...day, formalEvent, sport, isUnderstood: note === '' || note in lines }
  })
}
