import { sceneOf } from '@otday/art/flat-lay/scene'
import {
  clothesTypeLabels,
  type FeedId,
  type FlatLayFormat,
  type FollowAlong,
  type OutfitItem,
  type UserId,
  type WeatherId,
} from '@otday/contract'
import { colorOf, type Facts, followReason, readFacts } from '@otday/stylist'
import { presentOotds, requireFeed } from '../feeds/index.ts'
import { followByCloset, type StylingDeps } from '../outfits/index.ts'
import { noteOf, warmerBy } from './note.ts'

interface Asked {
  feedId: FeedId
  weatherId: WeatherId
  scene?: FlatLayFormat | undefined
}

/**
 * Composes an outfit like a feed's from the viewer's own closet. Pieces that the author deleted are read from the
 * snapshot.
 * @throws FeedNotFound for feeds that the viewer does not see; WeatherNotFound
 */
export async function followFeed(
  deps: StylingDeps,
  viewer: UserId,
  { feedId, weatherId, scene }: Asked,
): Promise<FollowAlong> {
  const feed = await requireFeed(deps.db, viewer, feedId)
  const items = presentOotds(deps.urls, viewer, feed)
  const posted = items.map(factsOfSnapshot)
  const found = await followByCloset(deps, viewer, { weatherId, posted, format: scene })
  const { followed, outfit, weather, isClosetEmpty } = found
  const warmer = warmerBy(weather.forecast.temperature, feed.weather.temperature)
  const itemOf = (own: readonly OutfitItem[], facts: Facts | null) =>
    own.find(({ clothesId }) => clothesId === facts?.id) ?? null
  const pieces = followed.pieces.map((line) => ({
    slot: line.slot,
    posted: itemOf(items, line.posted),
    piece: itemOf(outfit.clothes, line.piece),
    how: line.how,
    reason: followReason(line, { verdict: followed.verdict, warmer, label: clothesTypeLabels[line.slot] }),
  }))
  return {
    pieces,
    outfit,
    note: noteOf({
      author: feed.authorName,
      posted: feed.weather.temperature,
      warmer,
      verdict: followed.verdict,
      pieces,
      weather,
      at: deps.clock.now(),
    }),
    postedLayout: scene ? sceneOf(items, scene) : null,
    isClosetEmpty,
  }
}

/** Returns the facts of a posted piece without its owner's corrections, which are not public. */
function factsOfSnapshot({ clothesId, name, type, attributes, picture }: OutfitItem): Facts {
  const given = attributes.map(({ definitionName, value }) => ({ definitionName, value }))
  const color = picture?.color ? colorOf(picture.color) : null
  return readFacts({ id: clothesId, name, type, attributes: given, color })
}
