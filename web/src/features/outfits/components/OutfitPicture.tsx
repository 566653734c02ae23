import type { Sky } from '@otday/art/sky'
import type { ClothesId, Recommendation } from '@otday/contract'
import { FlatLay, FlatLayLoading } from '../../../ui/FlatLay.tsx'
import { useScene } from '../use-scene.ts'
import styles from './OutfitPicture.module.css'

interface OutfitPictureProps {
  recommendation: Recommendation
  sky: Sky
  busy: boolean
  onPiece: (id: ClothesId) => void
}

export function OutfitPicture({ recommendation, sky, busy, onPiece }: OutfitPictureProps) {
  const scene = useScene(recommendation)
  return (
    <FlatLay
      className={styles.picture}
      pieces={recommendation.clothes}
      scene={scene}
      sky={sky}
      label="추천 옷차림"
      busy={busy}
      eager
      onPiece={onPiece}
    />
  )
}

export const OutfitPictureLoading = ({ sky }: { sky: Sky }) => <FlatLayLoading className={styles.picture} sky={sky} />
