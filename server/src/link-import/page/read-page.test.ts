import { expect, test } from 'vitest'
import { catalogue } from '../../../test/data/catalogue.data.ts'
import type { Definition } from '../../attributes/index.ts'
import { describeProduct } from '../describe-product.ts'
import { readPage } from './read-page.ts'

const read = (html: string, url = 'https://www.shop.example/1') =>
  readPage({ bytes: new TextEncoder().encode(html), contentType: 'text/html', url, refresh: '' })
const factsOf = (html: string) => read(html).facts
const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const linked = (...names: string[]) => data(names.map((name) => ({ '@type': 'Product', name })))
const og = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('')

test('of several products in a page the one whose name fills most of the page title is read', () => {
  const facts = factsOf(`<title>헤링본 울 코트 | 옷집</title>${linked('코트', '헤링본 울 코트', '울 코트')}`)
  expect(facts?.names[0]).toBe('헤링본 울 코트')
  expect(factsOf(`<title>신상품</title>${linked('셔츠', '바지')}`)?.names[0]).toBe('셔츠')
})

test('a product state is found behind 200 small assignments in a script', () => {
  const small = Array.from({ length: 200 }, (_, index) => `var s${index} = {"a":${index}};`).join('\n')
  const state = {
    product: { name: '헤링본 울 코트', price: 129000, brand: '옷집', images: ['https://shop.example/a.jpg'] },
  }
  const page = `<title>헤링본 울 코트 | 옷집</title><script>${small} window.__STATE__ = ${JSON.stringify(state)}</script>`
  expect(factsOf(page)?.names).toContain('헤링본 울 코트')
  expect(factsOf(page)?.pictures).toEqual(['https://shop.example/a.jpg'])
})

test('HTML entities are decoded in texts and URLs, and URL parameters are not taken for entities', () => {
  const product = {
    '@type': 'Product',
    name: 'A&amp;amp;B &#53076;트',
    brand: { name: 'A&amp;B' },
    color: '네이비&nbsp;블루',
    image: ['/a.jpg?w=1&amp;h=2', '/b.jpg?w=1&copy=2&amp;amp;reg=3'],
  }
  const facts = factsOf(data(product))
  expect(facts?.names[0]).toBe('A&B 코트')
  expect(facts?.shopNames).toEqual(['A&B'])
  expect(facts?.statements[0]).toEqual([{ label: '색상', value: '네이비 블루' }])
  expect(facts?.pictures).toEqual([
    'https://www.shop.example/a.jpg?w=1&h=2',
    'https://www.shop.example/b.jpg?w=1&copy=2&reg=3',
  ])
})

test('the brand comes from the product, a meta tag or the state, and never from the shop name', () => {
  const product = { '@type': 'Product', name: '코트', brand: { name: '메종' }, manufacturer: '공장' }
  const shop = og({ site_name: '옷집', title: '코트', image: '/a.jpg', 'price:amount': '9000' })
  expect(factsOf(shop + data(product))?.brand).toBe('메종')
  expect(factsOf(shop + og({ brand: '메종' }))?.brand).toBe('메종')
  const state = { product: { name: '코트', price: 9000, brandName: '메종', images: ['/a.jpg'] } }
  expect(factsOf(`${shop}<script>window.__STATE__ = ${JSON.stringify(state)}</script>`)?.brand).toBe('메종')
  expect(factsOf(shop)?.brand).toBe('')
})

test.each([
  [`{"@type":"Product","name":"코트\\'s","sku":"a\\x",}`, "코트's"],
  ['{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;&amp;quot;울&amp;quot; 코트&quot;}', '"울" 코트'],
  ['{&amp;quot;@type&amp;quot;:&amp;quot;Product&amp;quot;,&amp;quot;name&amp;quot;:&amp;quot;코트&amp;quot;}', '코트'],
])('faulty JSON-LD is repaired: %s', (json, name) => {
  expect(factsOf(`<script type="application/ld+json">${json}</script>`)?.names[0]).toBe(name)
})

test('JSON-LD references are followed across the page, and circular ones end', () => {
  const facts = factsOf(
    data([
      {
        '@type': 'Product',
        name: '코트',
        brand: { '@id': '#brand' },
        image: '#main',
        hasVariant: [{ '@id': '#blue' }],
      },
      { '@id': 'https://www.shop.example/1#main', '@type': 'ImageObject', contentUrl: '/main.jpg' },
      { '@type': 'WebSite', publisher: { '@id': '#brand', name: '옷집', parentOrganization: { '@id': '#brand' } } },
      { '@id': '#blue', color: '블루', isVariantOf: { '@id': '#blue' } },
      { '@id': '#turning', '@type': 'Product', name: { '@id': '#turning' } },
    ]),
  )
  expect(facts?.shopNames).toEqual(['옷집'])
  expect(facts?.pictures).toEqual(['https://www.shop.example/main.jpg'])
  expect(facts?.statements[0]).toEqual([{ label: '색상', value: '블루' }])
})

test('a JSON-LD reference without a target gives no picture', () => {
  const product = { '@type': 'Product', name: '코트', image: { '@id': '#img' } }
  expect(factsOf(data(product))?.pictures).toEqual([])
})

test.each([
  { '@type': 'ItemList', itemListElement: [{ item: { '@type': 'Product', name: '코트' } }] },
  { '@type': 'WebPage', mainEntity: { '@type': 'ItemList', itemListElement: [{ '@type': 'Product', name: '코트' }] } },
  { '@type': 'NewsArticle', about: { '@type': 'Product', name: '코트' } },
  { '@type': 'Review', itemReviewed: { '@type': 'Product', name: '코트' } },
  { '@type': 'Organization', makesOffer: [{ itemOffered: { '@type': 'Product', name: '코트' } }] },
])('a page with %j is not read as a product page', (value) => {
  expect(factsOf(`<title>옷가게</title>${data(value)}`)).toBeNull()
})

test('a related product is not read in place of the main product', () => {
  const product = { '@type': 'Product', name: '코트', isRelatedTo: [{ '@type': 'Product', name: '울 코트' }] }
  expect(factsOf(`<title>울 코트</title>${data({ '@type': 'WebPage', hasPart: [product] })}`)?.names[0]).toBe('코트')
})

test('a name in several languages is read in Korean, else in the first language', () => {
  const said = (name: unknown) => factsOf(data({ '@type': 'Product', name }))?.names[0]
  const inEnglish = { '@language': 'en', '@value': 'Coat' }
  expect(said([inEnglish, { '@language': 'ko-KR', '@value': '코트' }])).toBe('코트')
  expect(said({ en: 'Coat', ko: '코트' })).toBe('코트')
  expect(said([inEnglish, { '@language': 'fr', '@value': 'Manteau' }])).toBe('Coat')
  expect(said([inEnglish, { '@language': { toString: 1 }, '@value': 'x' }])).toBe('Coat')
})

test('a page of type website counts as a product page when it shows exactly one price', () => {
  const front = { title: '감도 깊은 취향', image: '/a.jpg' }
  expect(factsOf(og(front))?.kind).toBe('unknown')
  expect(factsOf(og({ ...front, type: 'website' }))?.kind).toBe('website')
  expect(factsOf(og({ ...front, type: 'website', 'price:amount': '1000' }))?.kind).toBe('product')
  const price = '<li>판매가 : 10,000원</li>'
  expect(factsOf(og({ ...front, type: 'website' }) + price)?.kind).toBe('product')
  expect(factsOf(og({ ...front, type: 'website' }) + price + price)?.kind).toBe('website')
})

test('a canonical link is followed within the same shop, not to another shop', () => {
  const leadOf = (href: string, url?: string) => read(`<link rel="canonical" href="${href}">`, url).lead?.url
  expect(leadOf('https://shop.example/goods/1')).toBe('https://shop.example/goods/1')
  expect(leadOf('https://m.shop.co.kr/1', 'https://link.shop.co.kr/a')).toBe('https://m.shop.co.kr/1')
  expect(leadOf('https://other.co.kr/1', 'https://link.shop.co.kr/a')).toBeUndefined()
  expect(leadOf('https://www.shop.example/1#top')).toBeUndefined()
})

test('script redirects are followed to a single target, and ignored with several targets', () => {
  const page = `<script>if (a) location.replace("/1a"); else window.location.replace('/1b')</script>`
  expect(read(page).lead).toBeNull()
  expect(read(page.replace('/1b', '/1a')).lead?.url).toBe('https://www.shop.example/1a')
})

test('JSON-LD late in a page is read, however much script and JSON is around it', () => {
  const program = `<script>var code = "${'x'.repeat(400_000)}"</script>`.repeat(5)
  const json = `<script type="application/json">{"filling":"${'x'.repeat(400_000)}"}</script>`.repeat(5)
  const late = data({ '@type': 'Product', name: '코트', description: 'x'.repeat(400_000) })
  expect(factsOf(program + json + late + program + json)?.names[0]).toBe('코트')
})

const state = (value: unknown) => `<script>window.__STATE__ = ${JSON.stringify(value)}</script>`
const coatState = { product: { name: '울 코트', price: 129_000, images: ['/coat.jpg'], text: 'x'.repeat(100_000) } }
const coat = { '@type': 'Product', name: '울 코트' }
const title = '<title>울 코트 | 옷집</title>'
const program = (length: number) => `<script>function a(b){return "${'x'.repeat(length)}"}</script>`
const website = (length: number) => data({ '@type': 'WebSite', name: '옷집', about: 'x'.repeat(length) })
const stream = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

test.each([
  ['a state behind a program', program(1_450_000) + state(coatState)],
  ['a state behind programs as long', program(100_000).repeat(15) + state(coatState)],
  ['a state behind 200 programs', program(10).repeat(200) + state(coatState)],
  ['a state behind two million units of JSON-LD', website(100_000).repeat(20) + state(coatState)],
  [
    'a state among 200,000 scripts',
    '<script>1</script>'.repeat(100_000) + state(coatState) + '<script>1</script>'.repeat(100_000),
  ],
  ['a product behind JSON-LD', website(1_450_000) + data({ ...coat, description: 'x'.repeat(100_000) })],
  [
    'a product behind JSON-LD as long',
    website(100_000).repeat(15) + data({ ...coat, description: 'x'.repeat(100_000) }),
  ],
  ['a product behind 200 pieces of JSON-LD', website(10).repeat(200) + data(coat)],
  [
    'a product behind a list of products',
    data({
      itemListElement: Array.from({ length: 12_000 }, (_, position) => ({
        '@type': 'Product',
        position,
        name: '상의',
      })),
    }) + data(coat),
  ],
  [
    'a stream through 300 programs',
    stream('0:{"a":1}\n').repeat(299) +
      program(1_450_000) +
      stream('1:{"name":"울 코트","pri') +
      stream('ce":9000,"image":"/coat.jpg"}'),
  ],
])('the product data is read from %s', (_, scripts) => {
  const facts = factsOf(title + scripts)
  expect(facts?.kind).toBe('product')
  expect(facts?.names[0]).toBe('울 코트')
})

const definitions = Object.entries(catalogue).map(
  ([name, selectableValues]) => ({ id: name, name, selectableValues, createdAt: new Date(0) }) as unknown as Definition,
)
const many = (count: number, each: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => each(index))
const long = (index: number) => `${index} ${'가'.repeat(300)}`
const material = { name: '소재', value: '울 70%, 나일론 30%' }
const price = { price: 129_000, image: '/coat.jpg' }

test.each([
  [
    '50,000 short properties',
    data({
      '@type': 'Product',
      name: '울 코트',
      additionalProperty: [material, ...many(50_000, (value) => ({ name: '소재', value }))],
    }),
  ],
  [
    '4,361 long properties',
    data({
      '@type': 'Product',
      name: '울 코트',
      additionalProperty: [material, ...many(4361, (index) => ({ name: '소재', value: long(index) }))],
    }),
  ],
  [
    'properties of long lists',
    data({
      '@type': 'Product',
      name: '울 코트',
      additionalProperty: [
        material,
        ...many(150, (at) => ({ name: long(at), value: many(30, (index) => long(index)) })),
      ],
    }),
  ],
  [
    'a state of many pairs',
    `<title>울 코트</title>${state({
      ...price,
      name: '울 코트',
      details: [material, ...many(2900, (index) => ({ name: '소재', value: long(index) }))],
    })}`,
  ],
  [
    'long names, brands, categories and addresses',
    data({
      '@type': 'Product',
      name: '울 코트',
      additionalProperty: material,
      brand: many(30, long),
      manufacturer: many(30, long),
      category: many(30, long),
      image: many(10, (index) => `/${index}${'a'.repeat(100_000)}`),
    }) + many(20, (index) => og({ title: `새 ${long(index)}`, site_name: `옷집 ${long(index)}` })).join(''),
  ],
])('a page with %s gives facts of limited size, and the product is described', (_, page) => {
  const { facts } = read(page)
  expect(JSON.stringify(facts).length).toBeLessThan(100_000)
  expect(facts?.statements.every((source) => source.length <= 200)).toBe(true)
  expect(facts && describeProduct(facts, definitions)).toMatchObject({
    name: '울 코트',
    type: 'OUTER',
    attributes: [{ definitionName: '소재', value: '울' }],
  })
})

test('a canonical link longer than 2048 characters is ignored', () => {
  expect(read(`<link rel="canonical" href="/${'a'.repeat(1_000_000)}">`).lead).toBeNull()
})
