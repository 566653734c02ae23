import { buffer } from 'node:stream/consumers'
import { skyOf } from '@otday/art/sky'
import type { FlatLayQuery, ImageId, UserId } from '@otday/contract'
import { seoulDate } from '@otday/common/seoul-time'
import type { Db } from '#platform/db/index.ts'
import type { CompositionType } from '#platform/images/index.ts'
import { job, type Queue } from '#platform/jobs/index.ts'
import { createSingleFlight } from '#platform/cache/single-flight.ts'
import { publicPath } from '#platform/http/urls.ts'
import { presentSnapshotItem } from '../clothes/index.ts'
import { type DrawingDeps, drawOutfit, noFacts, type OutfitDrawing } from '../outfit-pictures/index.ts'
import { flatLayKey } from './flat-lay-files.ts'
import { withoutUnderwear } from './queries.ts'
import { findFlatLay, findSeenFlatLay, type FlatLayFeed } from './queries-flat-lays.ts'

export type FlatLayDeps = DrawingDeps & { db: Db; jobs: Queue<typeof flatLayAvifJob> }

/** Job that draws the AVIF of a feed's outfit picture. Jobs that an earlier version enqueued have no `ground`. */
export const flatLayAvifJob = job<{ name: string } & Pick<FlatLayQuery, 'format'> & Partial<FlatLayQuery>>()(
  'feeds-flat-lay-avif',
)

interface DrawnFlatLay {
  bytes: Uint8Array
  type: CompositionType
}

/** A feed's picture at which somebody looks; without a viewer, everybody who has its name. */
export interface FlatLayView {
  name: string
  viewer: UserId | null
}

export type AskFlatLay = (
  view: FlatLayView,
  query: FlatLayQuery,
  types: readonly CompositionType[],
) => Promise<DrawnFlatLay | null>

/**
 * Draws a feed's pictures when they are first requested and stores them; an AVIF follows in a job. `types` are those
 * that the client accepts, the best first. Null when the feed or its author is gone, or not for the viewer to see.
 */
export function createFlatLays(deps: FlatLayDeps): AskFlatLay {
  const singleFlight = createSingleFlight<Uint8Array>()
  return async ({ name, viewer }, query, types) => {
    const feed = await findSeenFlatLay(deps.db, name, viewer)
    if (!feed) return null
    const drawing = drawingOf(feed, query)
    // A stored picture is used just if all photos of the feed still exist: it must not go on showing a photo that was
    // removed.
    const stored = drawing.isWhole ? await findStored(deps, name, query, types) : null
    if (stored) return stored
    const type = types.find((one) => one !== 'avif') ?? 'jpeg'
    const key = flatLayKey(name, query, type)
    const bytes = await singleFlight(key, () => drawOutfit(deps, drawing, type, null))
    if (drawing.isWhole) {
      await deps.storage.put([{ key, bytes }])
      await deps.jobs.enqueue(deps.db, flatLayAvifJob, { name, ...query })
    }
    return { bytes, type }
  }
}

/** Draws and stores the AVIF of a feed's picture; idempotent. */
export async function makeFlatLayAvif(deps: FlatLayDeps, name: string, query: FlatLayQuery): Promise<void> {
  const feed = await findFlatLay(deps.db, name)
  const drawing = feed && drawingOf(feed, query)
  if (!drawing?.isWhole || (await findStored(deps, name, query, ['avif']))) return
  const bytes = await drawOutfit(deps, drawing, 'avif', null)
  await deps.storage.put([{ key: flatLayKey(name, query, 'avif'), bytes }])
}

async function findStored(
  { storage }: FlatLayDeps,
  name: string,
  query: FlatLayQuery,
  types: readonly CompositionType[],
): Promise<DrawnFlatLay | null> {
  for (const type of types) {
    const file = await storage.open(flatLayKey(name, query, type))
    if (file) return { bytes: await buffer(file.stream), type }
  }
  return null
}

/** Returns what to draw, without names, places or underwear, because others than the author see the picture. */
function drawingOf(feed: FlatLayFeed, { format, ground }: FlatLayQuery): OutfitDrawing & { isWhole: boolean } {
  const { weather, createdAt } = feed
  const ootds = withoutUnderwear(feed.ootds)
  const byUrl = new Map<string | null, ImageId>(feed.imageIds.map((id) => [publicPath(id), id]))
  const imageIds = new Map(
    ootds.flatMap(({ clothesId, imageUrl }) => {
      const id = byUrl.get(imageUrl)
      return id ? [[clothesId, id] as const] : []
    }),
  )
  return {
    items: ootds.map((item) => presentSnapshotItem({ basePath: '' }, item)),
    imageIds,
    format,
    sky: ground === 'none' ? null : skyOf(weather.skyStatus, weather.precipitation.type),
    // The post beside a card shows temperature and date already.
    facts: {
      ...noFacts,
      ...(format !== 'card' && { temperature: weather.temperature.current, date: seoulDate(createdAt) }),
    },
    isWhole: ootds.every(({ clothesId, imageUrl }) => imageUrl === null || imageIds.has(clothesId)),
  }
}
