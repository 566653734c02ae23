import { type OccasionDay, type ReadDay, stylist, wordsOfDay } from '@otday/contract'
import type { MemoryServer } from './memory-server.ts'

const nothing = { plans: [], leave: null, home: null, without: [] }

/** The only descriptions of a day that this server understands. */
const lines: Readonly<Record<string, Partial<ReadDay>>> = {
  '점심에 결혼식, 9시까지': { occasion: 'FORMAL', formalEvent: 'WEDDING', home: 21 },
  '종일 걸어요': { plans: ['WALKING'] },
  '밤 10시까지 냉방': { plans: ['COOL'], home: 22 },
  '밤 11시까지': { home: 23 },
  '회사 가요': {},
}

type Named = Pick<OccasionDay, 'date' | 'occasion'>

/**
 * Answers the calls for descriptions of days. @returns a function that gives what is stored for a day and occasion, in
 * words
 */
export function answerDays(server: MemoryServer): (named: Named) => string {
  const said = new Map<string, OccasionDay>()
  const keyOf = ({ date, occasion }: Named) => `${date} ${occasion}`
  const sayingOf = (named: Named): OccasionDay => {
    const { plans, without } = [...said.values()].find(({ date }) => date === named.date) ?? nothing
    return said.get(keyOf(named)) ?? { ...named, ...nothing, plans, without }
  }
  server.answer(stylist.day, ({ params }) => sayingOf(params))
  server.answer(stylist.describeDay, ({ params, body: { note, plans, keep, ...hours } }) => {
    const { plans: read = [], formalEvent = null, sport = null, ...named } = lines[note] ?? {}
    const { leave = null, home = null, occasion = params.occasion } = named
    const times = { leave: hours.leave ?? leave, home: hours.home ?? home }
    const all = [...new Set([...plans, ...read])]
    const day: OccasionDay = { ...params, occasion, plans: all, ...times, without: hours.without }
    if (keep) {
      for (const [key, { occasion: other, date, leave, home }] of said)
        if (date === day.date) said.set(key, { ...day, occasion: other, leave, home })
      said.set(keyOf(day), day)
    }
    return { ...day, formalEvent, sport, isUnderstood: note === '' || note in lines }
  })
  return (named) => wordsOfDay(sayingOf(named))
}
