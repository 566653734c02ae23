import { seoulDate } from '@otday/common/seoul-time'
import { garment, today } from './fixtures.ts'
import type { Call } from './session-end.ts'
import type { TestUser } from './test-app.ts'

export const stylistWrites: Record<string, (who: TestUser) => Promise<Call>> = {
  'stylist.update': async (who) => () => who.stylist.update({ body: { workLook: 'NEAT' } }),
  'stylist.vote': async (who) => {
    const [{ id: weatherId }, shirt] = [await today(who), await garment(who, '셔츠')]
    const body = { weatherId, clothesIds: [shirt.id], liked: true }
    return () => who.stylist.vote({ body: { ...body, occasion: 'CASUAL' } })
  },
  'stylist.describeDay': async (who) => {
    const params = { date: seoulDate(new Date()), occasion: 'CASUAL' } as const
    return () => who.stylist.describeDay({ params, body: { plans: ['LATE'] } })
  },
  'styling.pick': async (who) => {
    const [{ id: weatherId }, shirt] = [await today(who), await garment(who, '셔츠')]
    return () => who.styling.pick({ body: { weatherId, occasion: 'CASUAL', clothesIds: [shirt.id] } })
  },
  'stylist.answer': async (who) => () => who.stylist.answer({ body: { kind: 'SPORT', value: null } }),
  'stylist.forget': async (who) => () => who.stylist.forget({}),
  'stylist.correct': async (who) => {
    const { id: clothesId } = await garment(who, '셔츠')
    return () => who.stylist.correct({ params: { clothesId }, body: { condition: 'LAST_RESORT' } })
  },
}
