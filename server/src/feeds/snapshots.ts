import { isDeepStrictEqual } from 'node:util'
import { FeedWeather, OutfitItem } from '@otday/contract'
import * as z from 'zod'
import type { Row, StoredOutfitItem } from '#platform/db/index.ts'
import { jsonWriter } from '#platform/http/json-writer.ts'
import { presentSnapshotItem } from '../clothes/index.ts'

/** The snapshots of a feed as JSON. */
export interface StoredSnapshots {
  weather: string
  ootds: string
}
type Snapshots = Pick<Row<'feeds'>, 'weather' | 'ootds'>

const writeWeather = jsonWriter(FeedWeather)
const writeOutfit = jsonWriter(z.array(OutfitItem))

export const readSnapshots = ({ weather, ootds }: StoredSnapshots): Snapshots => ({
  weather: JSON.parse(weather) as FeedWeather,
  ootds: JSON.parse(ootds) as StoredOutfitItem[],
})

/**
 * Writes snapshots as responses show them, but for the base path of URLs. Whoever changes what this writes, and so does
 * the contract, sets `feeds.is_stored_as_shown` to null by a migration; `snapshots.test.ts` looks for that.
 * @throws TypeError for what the contract cannot show
 */
export const writeSnapshots = ({ weather, ootds }: Snapshots): StoredSnapshots => ({
  weather: writeWeather(weather),
  ootds: writeOutfit(ootds.map((item) => presentSnapshotItem({ basePath: '' }, item))),
})

export const areSame = (one: StoredSnapshots, other: StoredSnapshots): boolean =>
  isDeepStrictEqual(readSnapshots(one), readSnapshots(other))
