import { buffer } from 'node:stream/consumers'
import { type FlatLayItem, sceneOf } from '@otday/art/flat-lay/scene'
import { planOf, type SceneLayer } from '@otday/art/flat-lay/scene-svg'
import type { FlatLayFormat, FlatLayScene, FlatLaySky, ImageId } from '@otday/contract'
import type { CompositionLayer, CompositionType, Images } from '#platform/images/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { openNearest } from '../files/index.ts'
import { headroomOf, type PictureFacts, pictureTexts } from './picture-texts.ts'

export interface DrawingDeps {
  storage: Storage
  images: Pick<Images, 'compose'>
}

export interface OutfitDrawing {
  items: readonly FlatLayItem[]
  /** Images by piece; a piece without one is drawn. */
  imageIds: ReadonlyMap<string, ImageId>
  format: FlatLayFormat
  /** Null for a transparent ground. */
  sky: FlatLaySky | null
  facts: PictureFacts
}

/** The user whose limit on drawing time a picture counts toward; null for pictures that anyone may fetch. */
export type SpentBy = string | null

/** Draws an outfit; pieces whose files are gone get a drawing of their kind. @throws Unavailable; TooManyRequests */
export async function drawOutfit(
  deps: DrawingDeps,
  { items, imageIds, format, sky, facts }: OutfitDrawing,
  type: CompositionType,
  by: SpentBy,
): Promise<Uint8Array> {
  const broken = new Set<string>(items.flatMap(({ clothesId }) => (imageIds.has(clothesId) ? [] : [clothesId])))
  const headroom = headroomOf(format, facts)
  const planned = () => planOf(lowered(sceneOf(items, format, broken), headroom), sky)
  const first = await filled(deps, planned().layers, imageIds)
  for (const id of first.missing) broken.add(id)
  const plan = planned()
  const { layers } = first.missing.length > 0 ? await filled(deps, plan.layers, imageIds) : first
  return deps.images.compose({ ...plan, layers, texts: pictureTexts(format, facts) }, type, by)
}

/** Shrinks a layout by a share of the height, which is left free above it. */
function lowered(scene: FlatLayScene, headroom: number): FlatLayScene {
  const size = 1 - headroom
  return {
    ...scene,
    unit: scene.unit * size,
    pieces: scene.pieces.map((piece) => ({
      ...piece,
      x: headroom / 2 + piece.x * size,
      y: headroom + piece.y * size,
      width: piece.width * size,
      height: piece.height * size,
    })),
  }
}

/** Returns the layers with the bytes of their pictures. */
async function filled(
  { storage }: DrawingDeps,
  layers: readonly SceneLayer[],
  imageIds: ReadonlyMap<string, ImageId>,
): Promise<{ layers: CompositionLayer[]; missing: string[] }> {
  const missing: string[] = []
  const withBytes = await Promise.all(
    layers.map(async ({ inset, ...layer }): Promise<CompositionLayer> => {
      if (!inset) return { ...layer, inset: null }
      const imageId = imageIds.get(inset.id)
      const file = imageId && (await openNearest(storage, imageId, inset.width / (inset.crop?.width ?? 1)))
      if (!file) missing.push(inset.id)
      return { ...layer, inset: file ? { ...inset, bytes: await buffer(file.stream) } : null }
    }),
  )
  return { layers: withBytes, missing }
}
