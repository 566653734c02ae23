import type { Sky } from '@otday/art/sky'
import type { ClothesId, OutfitItem } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { FlatLay } from '../../../../ui/FlatLay.tsx'
import { judgementQuery } from '../../queries.ts'
import { useSceneFormat } from '../../use-scene.ts'
import { WarmthGauge } from '../WarmthGauge.tsx'
import type { Outfit } from './alternatives.ts'
import styles from './exchange.module.css'

interface ExchangePreviewProps {
  outfit: Outfit
  came: readonly OutfitItem[]
  ids: readonly ClothesId[]
  selected: ClothesId | null
  sky: Sky
}

/** Shows the outfit as it would be after the exchange. */
export function ExchangePreview({ outfit, came, ids, selected, sky }: ExchangePreviewProps) {
  const format = useSceneFormat()
  const { data, isFetching } = useQuery(judgementQuery({ ...outfit, clothesIds: ids }, format))
  const pieces = [...outfit.clothes, ...came]
  return (
    <div className={styles.preview} aria-live="polite">
      <FlatLay
        className={styles.picture}
        pieces={pieces.filter(({ clothesId }) => ids.includes(clothesId))}
        scene={data?.scene}
        sky={sky}
        label="이렇게 입어요"
        marked={selected}
        busy={isFetching}
        eager
      />
      {data?.fit && <WarmthGauge fit={data.fit} />}
    </div>
  )
}
