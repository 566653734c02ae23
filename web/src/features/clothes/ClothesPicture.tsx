import { isColorAttribute } from '@otday/common/color-attribute'
import type { OutfitItem } from '@otday/contract'
import { clothColor } from '../../art/colour-words.ts'
import { Garment } from '../../art/Garment.tsx'
import { garmentKindOf } from '../../art/garment-kind-of.ts'
import { GarmentTile } from '../../ui/GarmentTile.tsx'
import { Picture } from '../../ui/Picture.tsx'

type Shown = Pick<OutfitItem, 'name' | 'type' | 'imageUrl' | 'picture' | 'attributes'>

interface ClothesPictureProps {
  item: Shown
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Width / height, or `fill`. */
  ratio?: string
  radius?: 'm' | 'l' | 'none'
  /** First row of a page. */
  eager?: boolean
  /** Empty when the name stands beside it. */
  alt?: string
}

/** The colour of a piece: its colour attribute speaks first, then its other values, then its name. */
function colorOf({ attributes, name }: Pick<Shown, 'attributes' | 'name'>): string {
  const values = attributes
    .toSorted((a, b) => Number(isColorAttribute(b.definitionName)) - Number(isColorAttribute(a.definitionName)))
    .map(({ value }) => value)
  return clothColor(values, name)
}

/** A piece on its tile: the photograph, or the drawn garment of its type, name and colour. */
export function ClothesPicture({ item, sizes, ratio, radius, eager = false, alt = '' }: ClothesPictureProps) {
  const kind = garmentKindOf(item.type, item.name)
  const color = colorOf(item)
  return (
    <GarmentTile kind={kind} color={item.picture?.color ?? color} {...(ratio && { ratio })} {...(radius && { radius })}>
      <Picture
        imageUrl={item.imageUrl}
        alt={alt}
        sizes={sizes}
        {...(item.picture && { width: item.picture.width, height: item.picture.height })}
        thumbhash={item.picture?.thumbhash ?? null}
        eager={eager}
        fallback={<Garment kind={kind} color={color} />}
      />
    </GarmentTile>
  )
}
