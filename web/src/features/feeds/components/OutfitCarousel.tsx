import type { OutfitItem } from '@otday/contract'
import { type TouchEvent, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import { stepOfSwipe } from '../carousel.ts'
import styles from './OutfitCarousel.module.css'
import { PieceFacts } from './PieceFacts.tsx'
import type { Carousel } from '../use-carousel.ts'

const sizes = '(max-width: 767px) 100vw, 420px'

/** By buttons, arrow keys, swipes and thumbnails; the ends meet. */
export function OutfitCarousel({
  pieces,
  carousel,
}: {
  pieces: readonly OutfitItem[]
  carousel: Omit<Carousel, 'listen'>
}) {
  const { index, step, choose } = carousel
  const piece = pieces[index]
  const swipe = useSwipe(step)
  if (!piece) return <NoPieces />
  return (
    <section aria-roledescription="캐러셀" aria-label="옷차림" className={styles.carousel}>
      <div className={styles.stage} {...swipe}>
        <fieldset
          key={piece.clothesId}
          aria-roledescription="슬라이드"
          aria-label={`${index + 1}/${pieces.length}`}
          className={styles.slide}
        >
          <ClothesPicture item={piece} alt={piece.name} sizes={sizes} ratio="fill" eager />
        </fieldset>
        {pieces.length > 1 && (
          <>
            <Arrow direction="previous" onStep={() => step(-1)} />
            <Arrow direction="next" onStep={() => step(1)} />
          </>
        )}
      </div>
      {pieces.length > 1 && <Thumbnails pieces={pieces} index={index} onChoose={choose} />}
      <PieceFacts piece={piece} place={`${index + 1}/${pieces.length}`} />
    </section>
  )
}

const arrows = {
  previous: { label: '이전 옷', icon: 'chevron-left' },
  next: { label: '다음 옷', icon: 'chevron-right' },
} as const

function Arrow({ direction, onStep }: { direction: keyof typeof arrows; onStep: () => void }) {
  const { label, icon } = arrows[direction]
  return (
    <button type="button" className={classNames(styles.arrow, styles[direction])} onClick={onStep}>
      <Icon name={icon} size={22} />
      <span className="sr">{label}</span>
    </button>
  )
}

interface ThumbnailsProps {
  pieces: readonly OutfitItem[]
  index: number
  onChoose: (index: number) => void
}

function Thumbnails({ pieces, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="옷 고르기">
      {pieces.map((piece, at) => (
        <li key={piece.clothesId}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-current={at === index || undefined}
            ref={at === index ? bringIntoRow : undefined}
            onClick={() => onChoose(at)}
          >
            <ClothesPicture item={piece} sizes="100px" />
            <span className="sr">{piece.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls the row alone. */
function bringIntoRow(thumbnail: HTMLElement | null) {
  const row = thumbnail?.closest('ul')
  if (!thumbnail || !row) return
  row.scrollLeft = thumbnail.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2
}

function NoPieces() {
  return (
    <div className={styles.carousel}>
      <div className={classNames(styles.stage, styles.empty)}>
        <Icon name="hanger" size={48} />
      </div>
      <PieceFacts piece={undefined} place="" />
    </div>
  )
}

/** Vertical scrolling is left to the page. */
function useSwipe(step: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!from.current || !finger) return
      const by = stepOfSwipe(finger.clientX - from.current.x, finger.clientY - from.current.y)
      if (by !== 0) step(by)
    },
  }
}
