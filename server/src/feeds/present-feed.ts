import type { Feed, FeedWeather, OutfitItem, UserId } from '@otday/contract'
import { type Payload, JsonText } from '#platform/http/json-writer.ts'
import type { Urls } from '#platform/http/urls.ts'
import { presentSnapshotFor, presentSnapshotItem } from '../clothes/index.ts'
import { type FeedRow, type SeenFeed, withoutUnderwear } from './queries.ts'
import type { ListedFeed } from './queries-lists.ts'
import { readSnapshots } from './snapshots.ts'

/** Presents a feed to a viewer; pictures of a feed for followers have URLs of the viewer's own. */
export const presentFeed =
  (urls: Urls) =>
  (viewer: UserId, { weather, ootds, ...feed }: FeedRow): Feed => ({
    ...withoutSnapshots(urls, viewer, feed),
    weather,
    ootds: presentOotds(urls, viewer, { ootds, isRestricted: feed.isRestricted }),
  })

/** Presents the pieces of a feed to a viewer; of underwear, which its owner alone sees, no picture is public. */
export const presentOotds = (
  urls: Urls,
  viewer: UserId,
  { ootds, isRestricted }: Pick<FeedRow, 'ootds' | 'isRestricted'>,
): OutfitItem[] =>
  ootds.map((item) =>
    isRestricted || item.type === 'UNDERWEAR'
      ? presentSnapshotFor(urls, viewer, item)
      : presentSnapshotItem(urls, item),
  )

/**
 * Presents a feed of a viewer's list; its snapshots pass as text if they are stored as the response shows them, which
 * leaves out the underwear of others.
 */
export const presentListedFeed =
  (urls: Urls) =>
  (viewer: UserId, { weather, ootds, isStoredAsShown, ...feed }: ListedFeed): Payload<Feed> => {
    if (!isStoredAsShown || feed.isRestricted || ootds.includes(underwear)) {
      const read = readSnapshots({ weather, ootds })
      const shown = feed.authorId === viewer ? read.ootds : withoutUnderwear(read.ootds)
      return presentFeed(urls)(viewer, { ...feed, ...read, ootds: shown })
    }
    const items = urls.basePath === '' ? ootds : withBasePath(ootds, urls.basePath)
    return {
      ...withoutSnapshots(urls, viewer, feed),
      weather: new JsonText<FeedWeather>(weather),
      ootds: new JsonText<OutfitItem[]>(items),
    }
  }

/** The type of a piece as JSON, which no text of the author can contain: JSON escapes the quotes in it. */
const underwear = '"UNDERWEAR"'

function withoutSnapshots(urls: Urls, viewer: UserId, row: SeenFeed) {
  const { authorId, authorName, authorImageId, pictureName, isRestricted, ...feed } = row
  return {
    ...feed,
    audience: isRestricted ? ('FOLLOWERS' as const) : ('EVERYONE' as const),
    author: { userId: authorId, name: authorName, profileImageUrl: urls.publicImage(authorImageId) },
    flatLayUrl: isRestricted ? urls.signedFlatLay(viewer, pictureName) : urls.flatLay(pictureName),
  }
}

/**
 * Puts the base path into the URLs of a stored outfit. No text of an item can look like the name of a field, since JSON
 * escapes the quotes in it.
 */
const withBasePath = (ootds: string, basePath: string) =>
  ootds.replaceAll('"imageUrl": "/', () => `"imageUrl": ${JSON.stringify(basePath).slice(0, -1)}/`)
