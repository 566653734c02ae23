import { expect, test } from 'vitest'
import { demoAccount, seedDemo } from '../../../src/demo/index.ts'
import { demoPeople } from '../../../src/demo/people.data.ts'
import { inboxOf } from '../../kit/fixtures.ts'
import { openTestApp } from '../../kit/test-app.ts'

test('the demo has posts in rain and snow, follows dated before the first post and reactions after it', async () => {
  const testApp = await openTestApp()
  await seedDemo(testApp.app.demo, () => {})
  const 서윤 = await testApp.signIn(demoAccount.email, demoAccount.password)
  const { data: feeds, totalCount } = await 서윤.feeds.list({ query: { limit: 50 } })
  expect(totalCount).toBe(demoPeople.flatMap(({ posts }) => posts).length)
  const of = (type: 'RAIN' | 'SNOW') => feeds.filter(({ weather }) => weather.precipitation.type === type)
  expect(of('RAIN').some(({ author }) => author.name === '하은')).toBe(true)
  expect(of('SNOW').some(({ author }) => author.name === '도윤')).toBe(true)
  for (const { weather, createdAt } of of('SNOW')) {
    expect(weather).toMatchObject({ skyStatus: 'CLOUDY', isSample: true })
    expect(weather.temperature.max).toBeLessThanOrEqual(1)
    expect(createdAt.getTime()).toBeLessThan(testApp.clock.now().getTime())
  }
  const said = demoPeople.flatMap(({ posts }) => posts.flatMap(({ comments = [] }) => comments)).length
  expect(feeds.reduce((sum, { commentCount }) => sum + commentCount, 0)).toBe(said)
  const summary = await 서윤.follows.summary({ query: { userId: 서윤.id } })
  expect(summary).toMatchObject({ followerCount: 4, followingCount: 2 })

  const own = feeds.filter(({ author }) => author.userId === 서윤.id)
  const first = Math.min(...own.map(({ createdAt }) => createdAt.getTime()))
  const { data: news } = await inboxOf(testApp, 서윤, { limit: 50 })
  const about = (words: string) => news.filter(({ title }) => title.includes(words))
  expect(about('팔로우')).toHaveLength(4)
  for (const { createdAt } of about('팔로우')) expect(createdAt.getTime()).toBeLessThan(first)
  const reactions = news.filter(({ title }) => !title.includes('팔로우'))
  for (const { createdAt } of reactions) expect(createdAt.getTime()).toBeGreaterThanOrEqual(first)
  const hours = new Set(news.map(({ createdAt }) => Math.floor(createdAt.getTime() / 3_600_000)))
  expect(hours.size).toBeGreaterThan(news.length / 2)
  await testApp.close()
})
