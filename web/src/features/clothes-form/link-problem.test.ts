import { formTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { ApiError } from '../../platform/api/api-error.ts'
import { importProblemOf, linkProblemOf } from './link-problem.ts'

test.each(['', '   ', '\u200b'])('the blank link %j is refused as missing', (link) => {
  expect(linkProblemOf(link)).toBe(formTexts.linkRequired)
})

test.each(['코트', 'shop.example', 'ftp://shop.example/1', 'https://a:b@shop.example/'])(
  'the link %s is refused because it is not the address of a web page',
  (link) => {
    expect(linkProblemOf(link)).toContain('https://')
  },
)

test.each([
  'https://shop.example/goods/1',
  ' http://옷가게.kr/상품?번호=1 ',
  'shop.example/1',
  '코트 https://shop.example/1',
])('%s is accepted as a link or as a text with a link', (link) => {
  expect(linkProblemOf(link)).toBeUndefined()
})

test('a failed import shows the reason from the response, or else its message', () => {
  const body = { exceptionName: 'LinkUnreadable', message: '읽지 못했어요.', details: { url: '주소를 확인해 주세요.' } }
  expect(importProblemOf(new ApiError(422, body))).toBe('주소를 확인해 주세요.')
  expect(importProblemOf(new ApiError(429, { message: '요청이 너무 많아요.', details: {} }))).toBe(
    '요청이 너무 많아요.',
  )
  expect(importProblemOf(new ApiError(0, undefined))).not.toBe('')
})
