import type { Feed, FeedQuery } from './feeds.ts'

/**
 * Returns the text in NFC and lower case. Each character is lowered by itself, because Σ becomes another letter at the
 * end of a word.
 */
export const searchKey = (text: string) =>
  Array.from(text.normalize('NFC'), (character) => character.toLowerCase())
    .join('')
    .normalize('NFC')

/** Returns the distinct words of a search as search keys, all of which the content must contain. */
export function searchedWords(keyword: string): readonly string[] {
  const words = new Set(searchKey(keyword).split(/\s+/u))
  words.delete('')
  return [...words]
}

export type FeedFilter = {
  readonly [name in 'keywordLike' | 'skyStatusEqual' | 'precipitationTypeEqual' | 'authorIdEqual']?: FeedQuery[name]
}

type Filtered = Pick<Feed, 'content'> & {
  author: Pick<Feed['author'], 'userId'>
  weather: Pick<Feed['weather'], 'skyStatus'> & { precipitation: Pick<Feed['weather']['precipitation'], 'type'> }
}

/** Returns whether a feed matches a filter, by the same rules as the server's SQL. */
export function fitsFilter(
  feed: Filtered,
  { keywordLike = '', skyStatusEqual, precipitationTypeEqual, authorIdEqual }: FeedFilter,
): boolean {
  const key = searchKey(feed.content)
  return (
    searchedWords(keywordLike).every((word) => key.includes(word)) &&
    (!skyStatusEqual || feed.weather.skyStatus === skyStatusEqual) &&
    (!precipitationTypeEqual || feed.weather.precipitation.type === precipitationTypeEqual) &&
    (!authorIdEqual || feed.author.userId === authorIdEqual)
  )
}
