import { expect, test } from 'vitest'
import { linkIn } from './link-in.ts'

test.each([
  ['데일리 오버핏 반팔 티셔츠\nhttps://link.shop.example/a/abc123', 'https://link.shop.example/a/abc123'],
  ['[옷가게] 린넨 셔츠 https://s.shop.example/x1', 'https://s.shop.example/x1'],
  ['(https://s.shop.example/x1)에서 보세요', 'https://s.shop.example/x1'],
  ['지금 https://s.shop.example/x1, 꼭 보세요.', 'https://s.shop.example/x1'],
  ['https://s.shop.example/x1을 공유합니다', 'https://s.shop.example/x1'],
  ['https://s.shop.example/x1\n더 보기', 'https://s.shop.example/x1'],
  ['m.shop.example/products/1', 'https://m.shop.example/products/1'],
  ['주소는m.shop.example/1?q=2입니다', 'https://m.shop.example/1?q=2'],
])('the link in the shared text %j is found', (text, link) => {
  expect(linkIn(text)).toBe(link)
})

test.each([
  ['https://s.shop.example/x1을', 'https://s.shop.example/x1'],
  ['<https://s.shop.example/x1>', 'https://s.shop.example/x1'],
  ['[코트](https://s.shop.example/x1)', 'https://s.shop.example/x1'],
  ['「https://s.shop.example/x1」', 'https://s.shop.example/x1'],
  ['**https://s.shop.example/x1**', 'https://s.shop.example/x1'],
  ['https://s.shop.example/x1… 더', 'https://s.shop.example/x1'],
  ['(https://s.shop.example/coat_(wool)).', 'https://s.shop.example/coat_(wool)'],
  ['https://s.shop.example/x1?a=[1]&b={2}!', 'https://s.shop.example/x1?a=[1]&b={2}'],
])('the link in %j excludes the brackets and punctuation around it', (text, link) => {
  expect(linkIn(text)).toBe(link)
})

test('a link that is the whole text keeps its Korean letters', () => {
  for (const link of ['https://shop.example/상품/오버핏-티셔츠2종?색상=네이비', 'https://옷가게.한국/1'])
    expect(linkIn(` ${link} `)).toBe(link)
})

test('the first link is taken, and a link with https goes before one without', () => {
  expect(linkIn('https://a.example/1 https://b.example/2')).toBe('https://a.example/1')
  expect(linkIn('shop.example/1 말고 https://b.example/2')).toBe('https://b.example/2')
})

test.each([
  '',
  '울 코트',
  'shop.example',
  '코트/자켓 1.5/2',
  '//shop.example/1',
  'https://',
  'hani@shop.example/1',
  'ftp://shop.example/1',
  'javascript:alert(1)',
  'https://user:password@shop.example/1',
  'https://shop.example/a\\b',
])('the text %j contains no link', (text) => {
  expect(linkIn(text)).toBeNull()
})

test('a very long text without a link is searched in linear time', () => {
  const long = 200_000
  for (const part of ['a.', 'a-', 'x ', '(']) expect(linkIn(part.repeat(long))).toBeNull()
})
