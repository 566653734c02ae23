import { plainCloth } from '@otday/art/garment-tones'
import type { OutfitItem } from '@otday/contract'
import { Garment } from '../../../art/Garment.tsx'
import { GarmentTile } from '../../../ui/GarmentTile.tsx'
import { Picture } from '../../../ui/Picture.tsx'

type Shown = Pick<OutfitItem, 'imageUrl' | 'picture' | 'appearance'>

interface ClothesPictureProps {
  item: Shown
  /** Value of the picture's `sizes` attribute in HTML: the width at which the picture is shown. */
  sizes: string
  ratio?: string
  radius?: 'm' | 'l' | 'none'
  eager?: boolean
  /** Empty if the name stands beside it. */
  alt?: string
}

export function ClothesPicture({ item, sizes, ratio, radius, eager = false, alt = '' }: ClothesPictureProps) {
  const { kind, colors } = item.appearance
  const color = colors[0] ?? plainCloth
  return (
    <GarmentTile kind={kind} color={item.picture?.color ?? color} {...(ratio && { ratio })} {...(radius && { radius })}>
      <Picture
        imageUrl={item.imageUrl}
        alt={alt}
        sizes={sizes}
        {...(item.picture && { width: item.picture.width, height: item.picture.height })}
        thumbhash={item.picture?.thumbhash ?? null}
        eager={eager}
        cutOut={Boolean(item.picture?.cutOut)}
        fallback={<Garment kind={kind} color={color} />}
      />
    </GarmentTile>
  )
}
