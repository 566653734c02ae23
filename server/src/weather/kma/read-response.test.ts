import { expect, test } from 'vitest'
import { ProviderFault } from '../../upstreams/index.ts'
import { readPayload } from './read-response.ts'

const kindOf = (status: number, text: string) => {
  try {
    readPayload({ status, text })
    return 'answered'
  } catch (error) {
    if (error instanceof ProviderFault) return error.kind
    throw error
  }
}
const code = (resultCode: string | number) => JSON.stringify({ response: { header: { resultCode, resultMsg: '' } } })
const xml = (reason: string) =>
  `<OpenAPI_ServiceResponse>
  <cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>X</returnAuthMsg>
    <returnReasonCode>${reason}</returnReasonCode></cmmMsgHeader>
</OpenAPI_ServiceResponse>`
const refusal = (returnReasonCode: string) =>
  JSON.stringify({ OpenAPI_ServiceResponse: { cmmMsgHeader: { errMsg: 'SERVICE ERROR', returnReasonCode } } })
const hub = (status: number, message: string) => JSON.stringify({ result: { status, message } })
const page = (items: unknown, resultCode: string | number = '00') =>
  JSON.stringify({ response: { header: { resultCode }, body: { items, totalCount: 1 } } })

test.each([
  ['03', 'no_data'],
  ['01', 'unavailable'],
  ['02', 'unavailable'],
  ['04', 'unavailable'],
  ['05', 'unavailable'],
  ['99', 'unavailable'],
  ['10', 'bad_request'],
  ['11', 'bad_request'],
  ['12', 'misconfigured'],
  ['20', 'misconfigured'],
  ['21', 'misconfigured'],
  ['29', 'misconfigured'],
  ['30', 'misconfigured'],
  ['31', 'misconfigured'],
  ['32', 'misconfigured'],
  ['33', 'misconfigured'],
  ['22', 'quota'],
  ['23', 'rate'],
  ['77', 'unavailable'],
])('result code %s means %s in every response format and with every status', (sent, kind) => {
  const shapes = [code(sent), code(Number(sent)), xml(sent), refusal(sent), JSON.stringify({ resultCode: sent })]
  const envelopeXml = `<response><header><resultCode>${sent}</resultCode></header></response>`
  for (const shape of [...shapes, envelopeXml])
    for (const status of [200, 401, 403]) expect([shape, kindOf(status, shape)]).toEqual([shape, kind])
})

test.each([
  [401, 'Unauthorized', 'misconfigured'],
  [403, 'Forbidden', 'misconfigured'],
  [404, 'API not found', 'misconfigured'],
  [200, 'API not found', 'misconfigured'],
  [429, 'API rate limit exceeded', 'rate'],
  [200, 'API rate limit exceeded', 'rate'],
  [429, 'API token quota exceeded', 'quota'],
  [429, 'slow down', 'rate'],
  [500, 'Unexpected errors', 'unavailable'],
  [500, 'Unexpected error', 'unavailable'],
  [502, 'Error forwarding request to backend server', 'unavailable'],
  [502, 'Error receiving response from backend server', 'unavailable'],
  [502, '<html><head><title>502 Bad Gateway</title></head><body></body></html>', 'unavailable'],
  [400, '<html><head><title>Request Blocked</title></head></html>', 'unavailable'],
  [200, '<!DOCTYPE html><html><body>점검 중입니다</body></html>', 'unavailable'],
  [200, '', 'unavailable'],
  [200, '{"response":{"header":{"resu', 'unavailable'],
  [200, 'null', 'unavailable'],
  [200, '[]', 'unavailable'],
  [200, '{}', 'unavailable'],
  [503, page({ item: [{ category: 'TMP' }] }), 'unavailable'],
])('a response with status %s and body %s means %s', (status, body, kind) => {
  expect(kindOf(status, body)).toBe(kind)
})

test('a refusal of the API hub is classified by its message, whatever the HTTP status', () => {
  for (const status of [200, 401, 403]) {
    expect(kindOf(status, hub(401, '유효한 인증키가 아닙니다.'))).toBe('misconfigured')
    expect(kindOf(status, hub(403, '활용신청이 필요한 API 입니다.'))).toBe('misconfigured')
    expect(kindOf(status, hub(403, 'API 호출 한도를 초과했습니다.'))).toBe('quota')
  }
})

test('a response without rows means no_data', () => {
  for (const items of ['', { item: [] }, { item: null }, {}, null, undefined])
    expect(kindOf(200, page(items))).toBe('no_data')
  expect(kindOf(200, code('00'))).toBe('no_data')
})

test('rows are read with every success code, and a single row without a list', () => {
  const row = { category: 'T1H', obsrValue: '9.4', nx: 60 }
  for (const success of ['00', '0', 0]) {
    expect(readPayload({ status: 200, text: page({ item: row }, success) })).toEqual({ items: [row], totalCount: 1 })
    expect(readPayload({ status: 200, text: page({ item: [row] }, success) }).items).toEqual([row])
  }
})

test('invalid rows are left out, and a response of invalid rows alone means unavailable', () => {
  const row = { category: 'T1H', obsrValue: 9.4 }
  expect(readPayload({ status: 200, text: page({ item: [row, 7, null, { category: {} }] }) }).items).toEqual([row])
  expect(kindOf(200, page({ item: [7, 'x'] }))).toBe('unavailable')
})
