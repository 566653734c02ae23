import { clothes, drafts, pictures, stylist } from '@otday/contract'
import { expect, test } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { answerFeeds, idText, partOf } from '../kit/feeds.ts'
import { hani } from '../kit/people.ts'
import { pieceOf } from '../kit/profiles.ts'

const app = useApp()

test('pictures that stay refused show a drawing, and their URLs are requested once', async () => {
  const id = idText(97, 1)
  const piece = pieceOf(1, {
    name: '파란 니트',
    imageUrl: `/files/${id}/2026-01-01/AAAAAAAAAAAAAAAAAAAAAA`,
    picture: { width: 240, height: 240, thumbhash: '', color: '#285aa0' },
  })
  answerFeeds(app.server, [])
  app.server.answer(clothes.list, ({ query }) => partOf([piece], query))
  app.server.answer(pictures.urls, () => [])
  // The closet page works without drafts and without suggestions of missing types, so these calls may fail.
  for (const beside of [drafts.list, stylist.gaps]) app.server.answer(beside, () => Response.json({}, { status: 404 }))
  await app.open('/closet', hani)
  const asked = () => app.server.callsOf(pictures.urls).map(({ query }) => query.ids)
  await expect.poll(asked).toEqual([[id]])
  const card = page.getByRole('article', { name: '파란 니트' })
  await expect.poll(() => card.element().querySelector('img')).toBeNull()
  await expect.poll(() => card.element().querySelector('svg')).toBeVisible()
  const follow = (name: string) =>
    page.getByRole('navigation', { name: '주 메뉴' }).first().getByRole('link', { name, exact: true }).click()
  await follow('피드')
  await expect.element(page.getByText('피드가 없습니다')).toBeVisible()
  await follow('옷장')
  await expect.poll(() => card.element().querySelector('svg')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(asked()).toEqual([[id]])
})
