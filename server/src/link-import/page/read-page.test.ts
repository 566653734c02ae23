import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const read = (html: string) =>
  readPage({ bytes: new TextEncoder().encode(html), contentType: 'text/html', url: 'https://shop.example/1' })
const linked = (...names: string[]) =>
  `<script type="application/ld+json">${JSON.stringify(names.map((name) => ({ '@type': 'Product', name })))}</script>`

test('of several products the one whose name fills most of the title is read', () => {
  const facts = read(`<title>헤링본 울 코트 | 옷집</title>${linked('코트', '헤링본 울 코트', '울 코트')}`)
  expect(facts?.names[0]).toBe('헤링본 울 코트')
  expect(read(`<title>신상품</title>${linked('셔츠', '바지')}`)?.names[0]).toBe('셔츠')
})

test('a state is found behind any number of small assignments', () => {
  const small = Array.from({ length: 200 }, (_, index) => `var s${index} = {"a":${index}};`).join('\n')
  const state = {
    product: { name: '헤링본 울 코트', price: 129000, brand: '옷집', images: ['https://shop.example/a.jpg'] },
  }
  const page = `<title>헤링본 울 코트 | 옷집</title><script>${small} window.__STATE__ = ${JSON.stringify(state)}</script>`
  expect(read(page)?.names).toContain('헤링본 울 코트')
  expect(read(page)?.pictures).toEqual(['https://shop.example/a.jpg'])
})
