import { type TouchEvent, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import { stepOfSwipe } from '../carousel.ts'
import styles from './OutfitCarousel.module.css'
import { NoFacts, SlideFacts } from './SlideFacts.tsx'
import { WholePicture } from './WholePicture.tsx'
import type { Carousel } from '../use-carousel.ts'
import { type Slide, slidesOf } from '../slides.ts'
import type { WholeOutfit } from '../use-whole-outfit.ts'

const sizes = '(max-width: 767px) 100vw, 420px'

interface OutfitCarouselProps {
  whole: WholeOutfit
  carousel: Omit<Carousel, 'listen'>
}

/**
 * Shows the whole outfit, then its pieces: by buttons, arrow keys, swipes and thumbnails; the last is followed by the
 * first.
 */
export function OutfitCarousel({ whole, carousel }: OutfitCarouselProps) {
  const { index, step, choose } = carousel
  const slides = slidesOf(whole)
  const slide = slides[index]
  const swipe = useSwipe(step)
  if (!slide) return <NoPieces />
  const place = `${index + 1}/${slides.length}`
  return (
    <section aria-roledescription="캐러셀" aria-label="옷차림" className={styles.carousel}>
      <div className={styles.stage} {...swipe}>
        <fieldset key={slide.key} aria-roledescription="슬라이드" aria-label={place} className={styles.slide}>
          {slide.piece ? (
            <ClothesPicture item={slide.piece} alt={slide.piece.name} sizes={sizes} ratio="fill" eager />
          ) : (
            <WholePicture whole={slide.whole} eager />
          )}
        </fieldset>
      </div>
      {slides.length > 1 && <Thumbnails slides={slides} index={index} onChoose={choose} />}
      <div className={styles.foot}>
        <SlideFacts slide={slide} place={place} />
        {slides.length > 1 && (
          <div className={styles.arrows}>
            <Arrow direction="previous" onStep={() => step(-1)} />
            <Arrow direction="next" onStep={() => step(1)} />
          </div>
        )}
      </div>
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
    <button type="button" className={styles.arrow} onClick={onStep}>
      <Icon name={icon} size={22} />
      <span className="sr">{label}</span>
    </button>
  )
}

interface ThumbnailsProps {
  slides: readonly Slide[]
  index: number
  onChoose: (index: number) => void
}

function Thumbnails({ slides, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="옷 고르기">
      {slides.map(({ key, piece, whole }, at) => (
        <li key={key}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-current={at === index || undefined}
            ref={at === index ? bringIntoRow : undefined}
            onClick={() => onChoose(at)}
          >
            {piece ? (
              <ClothesPicture item={piece} sizes="100px" />
            ) : (
              <span className={styles.small}>
                <WholePicture whole={whole} alt="" eager />
              </span>
            )}
            <span className="sr">{piece ? piece.name : '옷차림 전체'}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Centers a thumbnail in its row, without scrolling the page. */
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
      <NoFacts />
    </div>
  )
}

/** Handles swipes; leaves vertical scrolling to the page. */
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
