import { parseJson } from '@otday/common/json'
import * as z from 'zod'
import type { Payload } from '#platform/http-client/index.ts'
import { type FaultKind, ProviderFault } from '../../upstreams/index.ts'

const value = z.union([z.string(), z.number()]).nullish()

const Item = z.looseObject({
  category: z.string().optional(),
  fcstDate: z.coerce.string().optional(),
  fcstTime: z.coerce.string().optional(),
  fcstValue: value,
  obsrValue: value,
})
export type Item = z.infer<typeof Item>

const code = z.union([z.string(), z.number()]).transform((sent) => String(sent).padStart(2, '0'))
const Envelope = z.object({
  response: z.object({
    header: z.object({ resultCode: code }),
    body: z
      .object({
        totalCount: z.coerce.number().catch(0),
        items: z.object({ item: z.unknown() }).catch({ item: undefined }),
      })
      .optional(),
  }),
})
const Refusal = z.object({
  OpenAPI_ServiceResponse: z.object({ cmmMsgHeader: z.object({ returnReasonCode: code }) }),
})
const Bare = z.object({ resultCode: code })
const Hub = z.object({ result: z.object({ status: z.coerce.number(), message: z.string().catch('') }) })

const kinds: Readonly<Record<string, FaultKind>> = {
  '01': 'unavailable',
  '02': 'unavailable',
  '03': 'no_data',
  '04': 'unavailable',
  '05': 'unavailable',
  '10': 'bad_request',
  '11': 'bad_request',
  '12': 'misconfigured',
  '20': 'misconfigured',
  '21': 'misconfigured',
  '22': 'quota',
  '23': 'rate',
  '29': 'misconfigured',
  '30': 'misconfigured',
  '31': 'misconfigured',
  '32': 'misconfigured',
  '33': 'misconfigured',
  '99': 'unavailable',
}
const success = '00'

/**
 * Reads the rows of a response. Looks at the body before the HTTP status, because KMA's gateway reports faults in seven
 * shapes, whatever format was requested and whatever the status is.
 * @throws ProviderFault; of kind `no_data` without rows
 */
export function readPayload({ status, text }: Payload): { items: Item[]; totalCount: number } {
  const body = text.trim()
  if (body.startsWith('<')) throw faultOfMarkup(body)
  const json = parseJson(body)
  if (json === undefined) throw faultOfText(status, body)
  const envelope = Envelope.safeParse(json)
  if (!envelope.success) throw faultOfJson(status, json)
  const { header, body: content } = envelope.data.response
  if (header.resultCode !== success) throw faultOfCode(header.resultCode)
  if (status >= 400) throw faultOfText(status, '')
  return { items: rowsOf(content?.items.item), totalCount: content?.totalCount ?? 0 }
}

/** Returns the rows; a single row comes without a list. */
function rowsOf(sent: unknown): Item[] {
  if (sent === undefined || sent === null || (Array.isArray(sent) && sent.length === 0))
    throw new ProviderFault('no_data', 'no rows')
  const rows: unknown[] = Array.isArray(sent) ? sent : [sent]
  const items = rows.flatMap((row) => {
    const { data } = Item.safeParse(row)
    return data ? [data] : []
  })
  if (items.length === 0) throw new ProviderFault('unavailable', 'rows without content')
  return items
}

const faultOfCode = (sent: string) => new ProviderFault(kinds[sent] ?? 'unavailable', `code ${sent}`)

function faultOfMarkup(body: string): ProviderFault {
  const [, sent] = /<(?:returnReasonCode|resultCode)>\s*(\d+)\s*</.exec(body) ?? []
  if (sent && sent.padStart(2, '0') !== success) return faultOfCode(sent.padStart(2, '0'))
  return new ProviderFault('unavailable', sent ? 'XML instead of JSON' : 'HTML')
}

function faultOfJson(status: number, json: unknown): ProviderFault {
  const refusal = Refusal.safeParse(json)
  if (refusal.success) return faultOfCode(refusal.data.OpenAPI_ServiceResponse.cmmMsgHeader.returnReasonCode)
  const bare = Bare.safeParse(json)
  if (bare.success && bare.data.resultCode !== success) return faultOfCode(bare.data.resultCode)
  const hub = Hub.safeParse(json)
  if (!hub.success) return faultOfText(status, '')
  const { status: said, message } = hub.data.result
  // KMA's API hub sends 403 both for unapproved operations and for used-up quotas.
  if (message.includes('한도')) return new ProviderFault('quota', `hub ${said}`)
  return said < 500
    ? new ProviderFault('misconfigured', `hub ${said}`)
    : new ProviderFault('unavailable', `hub ${said}`)
}

const texts: readonly [RegExp, FaultKind][] = [
  [/quota exceeded/i, 'quota'],
  [/rate limit exceeded/i, 'rate'],
  [/^(unauthorized|forbidden|api not found)$/i, 'misconfigured'],
]

/** Returns the fault of a body that is plain text or truncated JSON. */
function faultOfText(status: number, body: string): ProviderFault {
  const kind = texts.find(([pattern]) => pattern.test(body))?.[1]
  if (kind) return new ProviderFault(kind, `gateway ${status}`)
  if ([401, 403, 404].includes(status)) return new ProviderFault('misconfigured', `status ${status}`)
  if (status === 429) return new ProviderFault('rate', 'status 429')
  return new ProviderFault('unavailable', body === '' ? `status ${status}, no content` : `status ${status}, no JSON`)
}
