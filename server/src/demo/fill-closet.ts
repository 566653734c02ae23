import type { ClothesId, UserId } from '@otday/contract'
import { garmentSvg } from '@otday/art/garment-svg'
import { plainCloth } from '@otday/art/garment-tones'
import { inTransaction } from '#platform/db/index.ts'
import { allDefinitions } from '../attributes/index.ts'
import { addClothes, appearanceOf, type NewPiece } from '../clothes/index.ts'
import { type FilesDeps, saveImage } from '../files/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import type { DemoItem, DemoPerson } from './people.data.ts'

/**
 * Width and height of a drawn picture in px. It is one of the widths in which pictures are stored; a larger one would
 * slow down the first start of the server.
 */
const edge = 320
const atOnce = 2

/** Adds the person's clothes; returns their ids by name. */
export async function fillCloset(
  files: FilesDeps,
  ownerId: UserId,
  { closet: items }: Pick<DemoPerson, 'closet'>,
): Promise<Map<string, ClothesId>> {
  const owner = writerWithoutSession(ownerId)
  const definitions = await allDefinitions(files.db)
  const attributesOf = (item: DemoItem) =>
    [...definitions.values()].flatMap(({ id, name }) => {
      const value = item.attributes[name]
      return value === undefined ? [] : [{ definitionId: id, value }]
    })
  const pieces: NewPiece[] = []
  for (let from = 0; from < items.length; from += atOnce)
    pieces.push(
      ...(await Promise.all(
        items.slice(from, from + atOnce).map(async (item) => ({
          name: item.name,
          type: item.type,
          attributes: attributesOf(item),
          imageId: await saveImage(files, owner, { kind: 'clothes', bytes: await drawn(item) }),
        })),
      )),
    )
  const ids = await inTransaction(files.db, (tx) => addClothes(tx, files.clock, ownerId, pieces.toReversed()))
  return new Map(ids.toReversed().map((id, index) => [items[index]?.name ?? '', id]))
}

/** Draws a lossless picture without a background, so that the tile behind it shows. */
async function drawn(item: DemoItem): Promise<Buffer> {
  // Only the first start draws: the others need not load the graphics library.
  const { default: sharp } = await import('sharp')
  const attributes = Object.entries(item.attributes).map(([definitionName, value]) => ({ definitionName, value }))
  const { kind, colors } = appearanceOf({ ...item, attributes, picture: null })
  return sharp(Buffer.from(garmentSvg(kind, colors[0] ?? plainCloth)))
    .resize(edge)
    .png()
    .toBuffer()
}
