import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fiveDays, garment, post, testAppWithTwo } from '../../kit/fixtures.ts'
import type { TestApp, TestUser } from '../../kit/test-app.ts'

let testApp: TestApp
let 하니: TestUser
beforeAll(async () => {
  ;({ testApp, 하니 } = await testAppWithTwo())
})
afterAll(() => testApp.close())

const black = '#1b1b1d'

test('closet, feed and recommendation draw a piece by the kind and color read from it or corrected by its owner', async () => {
  const coat = await garment(하니, '검은색 트렌치코트', 'OUTER')
  expect(coat.appearance).toEqual({ kind: 'trench', colors: [black] })
  const feed = await post(하니, { clothes: [coat] })
  expect(feed.ootds[0]?.appearance).toEqual(coat.appearance)
  await 하니.stylist.correct({ params: { clothesId: coat.id }, body: { kind: 'woolCoat' } })
  const closet = await 하니.clothes.list({ query: { ownerId: 하니.id } })
  expect(closet.data.find(({ id }) => id === coat.id)?.appearance).toEqual({ kind: 'coat', colors: [black] })
  const [day] = await fiveDays(하니)
  await garment(하니, '핫핑크 니트')
  const { clothes, advice } = await 하니.recommendations.get({ query: { weatherId: day?.id ?? '' } })
  for (const { appearance } of clothes) expect(appearance.colors).toHaveLength(1)
  for (const { appearance } of advice.examples) expect(appearance.kind).not.toBe('folded')
})

test('a feed stored without the kinds and colors for its drawings gets them when it is read', async () => {
  const feed = await post(하니, { clothes: [await garment(하니, '카멜브라운 로퍼', 'SHOES')] })
  await sql`update feeds set ootds = (select jsonb_agg(item - 'appearance') from jsonb_array_elements(ootds) as item)
    where id = ${feed.id}`.execute(testApp.database.db)
  const again = await 하니.feeds.get({ params: { feedId: feed.id } })
  expect(again.ootds[0]?.appearance).toEqual({ kind: 'loafers', colors: ['#8a5a3b'] })
})

test('a typed name is drawn before the piece is saved, and the color attribute has swatches', async () => {
  expect(await 하니.clothes.appearance({ query: { type: 'TOP', name: '진회색 후드티' } })).toEqual({
    kind: 'hoodie',
    colors: ['#46484d'],
  })
  expect(await 하니.clothes.appearance({ query: { type: 'BAG' } })).toEqual({ kind: 'tote', colors: [] })
  const definitions = await 하니.attributes.list({ query: {} })
  const [colors, seasons] = ['색상', '계절'].map((name) => definitions.find((each) => each.name === name))
  expect(colors?.swatches[colors.selectableValues.indexOf('블랙')]).toBe(black)
  expect(colors?.swatches).toHaveLength(colors?.selectableValues.length ?? 0)
  expect(seasons?.swatches).toEqual([])
})

test('a type and attribute values of the catalog are read from a name, and none from an unclear name', async () => {
  const said = async (name: string) => {
    const { type, attributes } = await 하니.linkImport.readName({ query: { name } })
    return [type, ...attributes.map(({ definitionName, value }) => `${definitionName} ${value}`)]
  }
  expect(await said('검정 울 니트')).toEqual(['TOP', '색상 블랙', '소재 울'])
  expect(await said('두꺼운 겨울 패딩')).toEqual(['OUTER', '두께 두꺼움', '계절 겨울'])
  expect(await said('내가 아끼는 것')).toEqual([null])
})
