import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRawShop, type RawShop } from '../../kit/raw-shop.ts'
import { openTestApp, type TestApp, type TestUser } from '../../kit/test-app.ts'

/** A server that sends recorded responses of shops, as people reported them. */
let shop: RawShop
let testApp: TestApp
let 하니: TestUser

beforeAll(async () => {
  shop = await openRawShop('127.0.0.2', path.join(import.meta.dirname, '../../data/shop-responses'))
  testApp = await openTestApp({ LINK_ALLOW: shop.address })
  하니 = await testApp.signUp('하니')
})
afterAll(async () => {
  await testApp.close()
  shop.close()
})

const extract = (route: string) => 하니.linkImport.extract({ query: { url: `http://${shop.address}${route}` } })

test.each([
  ['/name', '톰&제리 "오버핏" 반팔 티셔츠'],
  ['/apostrophe', "Women's 린넨 셔츠"],
  ['/whole', '와이드 데님 팬츠'],
  ['/escaped-quote', "Women's 린넨 셔츠"],
  ['/og-twice', '톰&제리 반팔 티셔츠'],
  ['/image-by-id', '와이드 데님 팬츠'],
  ['/about', '와이드 데님 팬츠'],
  ['/item-offered', '와이드 데님 팬츠'],
  ['/lower-case', '와이드 데님 팬츠'],
  ['/languages', '와이드 데님 팬츠'],
  ['/onelink', '데일리 오버핏 반팔 티셔츠'],
  ['/refresh', '데일리 오버핏 반팔 티셔츠'],
  ['/s3', '데일리 오버핏 반팔 티셔츠'],
  ['/text', '데일리 오버핏 반팔 티셔츠'],
  ['/gzip-without-trailer', '데일리 오버핏 반팔 티셔츠'],
  ['/deflate', '데일리 오버핏 반팔 티셔츠'],
  ['/encoding-utf8', '데일리 오버핏 반팔 티셔츠'],
  ['/encoding-none', '데일리 오버핏 반팔 티셔츠'],
  ['/length-too-long', '데일리 오버핏 반팔 티셔츠'],
  ['/chunks-without-end', '데일리 오버핏 반팔 티셔츠'],
  ['/start', '데일리 오버핏 반팔 티셔츠'],
])('the shop response %s yields the name %s and a picture', async (route, name) => {
  const { imageUrl, ...said } = await extract(route)
  expect(said).toMatchObject({ name, isPictureMissing: false })
  expect(imageUrl).toMatch(/^\/files\//)
})

test.each([
  ['/front', /상품 정보를 찾지 못했어요/],
  ['/header-with-space', /페이지를 열지 못했어요/],
])('the shop response %s is refused with 422 and a reason', async (route, words) => {
  await expect(extract(route)).rejects.toMatchObject({
    status: 422,
    body: { exceptionName: 'LinkUnreadable', details: { url: expect.stringMatching(words) } },
  })
})
