import type { Feed, FeedWeather, OutfitItem } from '@otday/contract'
import { type Payload, JsonText } from '#platform/http/json-writer.ts'
import type { Urls } from '#platform/http/urls.ts'
import { presentSnapshotItem } from '../clothes/index.ts'
import type { FeedRow, SeenFeed } from './queries.ts'
import type { ListedFeed } from './queries-lists.ts'
import { readSnapshots } from './snapshots.ts'

export const presentFeed =
  (urls: Urls) =>
  ({ weather, ootds, ...feed }: FeedRow): Feed => ({
    ...withoutSnapshots(urls, feed),
    weather,
    ootds: ootds.map((item) => presentSnapshotItem(urls, item)),
  })

/** Presents a feed of a list; its snapshots pass as text if they are stored as responses show them. */
export const presentListedFeed =
  (urls: Urls) =>
  ({ weather, ootds, isStoredAsShown, ...feed }: ListedFeed): Payload<Feed> => {
    if (!isStoredAsShown) return presentFeed(urls)({ ...feed, ...readSnapshots({ weather, ootds }) })
    const items = urls.basePath === '' ? ootds : withBasePath(ootds, urls.basePath)
    return {
      ...withoutSnapshots(urls, feed),
      weather: new JsonText<FeedWeather>(weather),
      ootds: new JsonText<OutfitItem[]>(items),
    }
  }

const withoutSnapshots = (urls: Urls, { authorId, authorName, authorImageId, pictureName, ...feed }: SeenFeed) => ({
  ...feed,
  author: { userId: authorId, name: authorName, profileImageUrl: urls.publicImage(authorImageId) },
  flatLayUrl: urls.flatLay(pictureName),
})

/**
 * Puts the base path into the URLs of a stored outfit. No text of an item can look like the name of a field, since JSON
 * escapes the quotes in it.
 */
const withBasePath = (ootds: string, basePath: string) =>
  ootds.replaceAll('"imageUrl": "/', () => `"imageUrl": ${JSON.stringify(basePath).slice(0, -1)}/`)
