import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { post } from '../../kit/fixtures.ts'
import { type Instance, useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp()
let here: Instance
let there: Instance
beforeAll(async () => {
  here = await testApp.listen()
  there = await testApp.listen({})
})

test('PIC-07: a picture url works at both instances and is gone at both a second after the deletion', async () => {
  const 하니 = await testApp.signUp('하니')
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  const body = { ownerId: 하니.id, name: '니트', type: 'TOP' as const }
  const piece = await 하니.clothes.create({ body, image: new Blob([Uint8Array.from(bytes)]) })
  const feed = await post(하니, { clothes: [piece] })
  const urls = [piece.imageUrl, feed.ootds[0]?.imageUrl]
  const statuses = () =>
    Promise.all([here, there].flatMap(({ url }) => urls.map(async (one) => (await fetch(`${url}${one}`)).status)))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await 하니.clothes.delete({ params: { clothesId: piece.id } })
  await 하니.feeds.delete({ params: { feedId: feed.id } })
  testApp.clock.advance(1)
  expect(await statuses()).toEqual([404, 403, 404, 403])
})
