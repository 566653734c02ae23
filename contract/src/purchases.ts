import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { CalendarDate, ClothesId } from './vocabulary.ts'

/** A currency code of ISO 4217. */
export const Currency = z.string().regex(/^[A-Z]{3}$/)
const isInUse = (currency: string) => Intl.supportedValuesOf('currency').includes(currency)
/** Returns the number of decimals of a currency by Unicode's CLDR. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('ko', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits

/** Highest price of a piece, in units of its currency. */
export const mostPrice = 999_999_999

export const futurePurchase = '오늘까지의 날을 적어 주세요.'
/** The price of a piece, in units of the currency, and the day when it was bought. */
export const Purchase = z.object({
  price: z.number().nullable(),
  currency: Currency.nullable(),
  purchasedOn: CalendarDate.nullable(),
})
export type Purchase = z.infer<typeof Purchase>

export const purchases = endpoints({
  get: {
    method: 'GET',
    path: '/api/clothes/:clothesId/purchase',
    params: z.object({ clothesId: ClothesId }),
    access: 'user',
    summary: '산 값과 날',
    status: 200,
    response: Purchase,
    errors: ['ClothesNotFound'],
  },
  set: {
    method: 'PUT',
    path: '/api/clothes/:clothesId/purchase',
    params: z.object({ clothesId: ClothesId }),
    access: 'user',
    summary: '산 값과 날 적기',
    body: z
      .object({
        price: z.number().min(0).max(mostPrice).multipleOf(0.01).nullable(),
        currency: Currency.refine(isInUse, { error: '쓰이는 통화를 적어 주세요.', abort: true }).default('KRW'),
        purchasedOn: CalendarDate.nullable().default(null),
      })
      .refine(({ price, currency }) => price === null || Number.isInteger(price) || decimalsOf(currency) !== 0, {
        path: ['price'],
        message: '이 통화는 소수 없이 적어 주세요.',
      }),
    status: 200,
    response: Purchase,
    errors: ['ClothesNotFound'],
  },
})
