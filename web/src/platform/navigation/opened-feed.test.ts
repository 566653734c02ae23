import { expect, test } from 'vitest'
import { feedIn, withFeed, withoutFeed } from './opened-feed.ts'

test('opening and closing a feed keeps the other parameters of the address', () => {
  const opened = withFeed('?keywordLike=%EC%BD%94%ED%8A%B8&sortBy=likeCount', 'f1')
  expect(opened).toBe('keywordLike=%EC%BD%94%ED%8A%B8&sortBy=likeCount&feedId=f1')
  expect(withFeed(opened, 'f2')).toContain('feedId=f2')
  expect(withoutFeed(opened)).toBe('keywordLike=%EC%BD%94%ED%8A%B8&sortBy=likeCount')
  expect(withoutFeed('feedId=f1')).toBe('')
})

test('the opened feed is read from the address, and is null if it is missing or empty', () => {
  expect(feedIn(new URLSearchParams('userId=u&feedId=f1'))).toBe('f1')
  expect(feedIn(new URLSearchParams('feedId='))).toBeNull()
  expect(feedIn(new URLSearchParams(''))).toBeNull()
})
