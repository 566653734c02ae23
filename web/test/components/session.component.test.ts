import { auth, type Feed, feeds, wears } from '@otday/contract'
import { expect, test } from 'vitest'
import { reachTexts } from '../../src/platform/api/reach.ts'
import { NoAnswer, page, useApp } from '../kit/app.tsx'
import { hani, stateOf } from '../kit/people.ts'
import { pageOf } from '../kit/usual.ts'

const app = useApp()

test('KEEP-05: an overloaded or unreachable server signs nobody out, and the page says so', async () => {
  app.server.answer(auth.refresh, () => new Response('<h1>busy</h1>', { status: 503 }))
  app.server.answer(wears.list, () => ({ wears: [], days: [] }))
  await app.open('/')
  await expect.element(page.getByText(reachTexts.busy)).toBeVisible()
  app.server.answer(auth.refresh, () => stateOf(hani))
  await expect.poll(app.path).toBe('/recommendations')
  await expect.element(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
  await expect.element(page.getByText(reachTexts.busy)).not.toBeInTheDocument()
  app.server.answer(auth.refresh, () => {
    throw new NoAnswer()
  })
  app.server.answer(feeds.list, () => Response.json({}, { status: 401 }))
  window.location.hash = '/feeds'
  await expect.element(page.getByText(reachTexts.offline)).toBeVisible()
  app.server.answer(auth.refresh, () => stateOf(hani))
  app.server.answer(feeds.list, () => pageOf<Feed>([]))
  await expect.element(page.getByText(reachTexts.offline)).not.toBeInTheDocument()
  expect(app.path()).toMatch(/^\/feeds/)
})
