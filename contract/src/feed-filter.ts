import type { Feed, FeedQuery } from './feeds.ts'

/**
 * NFC in lower case, for comparing text in searches. Each character is lowered by itself, so that a word means the same at
 * the end of a content and inside it (a final sigma would not).
 */
export const searchKey = (text: string) =>
  Array.from(text.normalize('NFC'), (character) => character.toLowerCase())
    .join('')
    .normalize('NFC')

/** The distinct words of a search, as keys: a content must contain each of them. */
export function searchedWords(keyword: string): readonly string[] {
  const words = new Set(searchKey(keyword).split(/\s+/u))
  words.delete('')
  return [...words]
}

/** What narrows a list of feeds; absent means all. */
export type FeedFilter = {
  readonly [name in 'keywordLike' | 'skyStatusEqual' | 'precipitationTypeEqual' | 'authorIdEqual']?: FeedQuery[name]
}

type Filtered = Pick<Feed, 'content'> & {
  author: Pick<Feed['author'], 'userId'>
  weather: Pick<Feed['weather'], 'skyStatus'> & { precipitation: Pick<Feed['weather']['precipitation'], 'type'> }
}

/** Whether a list with these filters has the feed; the server says the same in SQL. */
export function fitsFilter(feed: Filtered, filter: FeedFilter): boolean {
  const { keywordLike = '', skyStatusEqual, precipitationTypeEqual, authorIdEqual } = filter
  const key = searchKey(feed.content)
  return (
    searchedWords(keywordLike).every((word) => key.includes(word)) &&
    (!skyStatusEqual || feed.weather.skyStatus === skyStatusEqual) &&
    (!precipitationTypeEqual || feed.weather.precipitation.type === precipitationTypeEqual) &&
    (!authorIdEqual || feed.author.userId === authorIdEqual)
  )
}
