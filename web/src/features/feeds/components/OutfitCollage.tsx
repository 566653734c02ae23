import type { OutfitItem } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import { collageOf } from '../collage.ts'
import { useWholeOutfit } from '../use-whole-outfit.ts'
import styles from './OutfitCollage.module.css'
import { WholePicture } from './WholePicture.tsx'

const sizes = '(max-width: 767px) 60vw, (max-width: 1279px) 28vw, 200px'

interface OutfitCollageProps {
  pieces: readonly OutfitItem[]
  /** URL of the outfit as one picture. */
  flatLayUrl: string | null
  eager: boolean
}

/** Shows one picture of the whole outfit beside its first pieces; only the pieces if there is no such picture. */
export function OutfitCollage({ pieces, flatLayUrl, eager }: OutfitCollageProps) {
  const { url, ...whole } = useWholeOutfit(pieces, flatLayUrl)
  if (!url) return <Pieces pieces={pieces} eager={eager} />
  return (
    <div className={styles.outfit}>
      <WholePicture whole={{ ...whole, url }} eager={eager} />
      <Pieces pieces={pieces} eager={eager} isColumn />
    </div>
  )
}

interface PiecesProps extends Omit<OutfitCollageProps, 'flatLayUrl'> {
  isColumn?: boolean
}

function Pieces({ pieces, eager, isColumn = false }: PiecesProps) {
  const { shown, more } = collageOf(pieces)
  if (shown.length === 0)
    return (
      <div className={classNames(styles.collage, styles.empty)}>
        <Icon name="hanger" size={32} />옷 정보가 없어요
      </div>
    )
  return (
    <ul
      className={isColumn ? styles.column : classNames(styles.collage, styles[`of${shown.length}`])}
      aria-label="옷차림"
    >
      {shown.map((piece, index) => (
        <li key={piece.clothesId} className={styles.piece}>
          <ClothesPicture item={piece} alt={piece.name} sizes={sizes} ratio="fill" radius="none" eager={eager} />
          <span className="sr">{piece.imageUrl ? '' : piece.name}</span>
          {more > 0 && index === shown.length - 1 && (
            <span className={`${styles.more} num`}>
              <span aria-hidden="true">{`+${more}`}</span>
              <span className="sr">{`외 ${more}개`}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
