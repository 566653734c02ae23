import { fullDay } from '@otday/common/date-words'
import { type FlatLayFormat, type Occasion, occasionLabels, outfitPictureTexts } from '@otday/contract'
import type { CompositionText } from '#platform/images/index.ts'

/** Facts that may stand beside the clothes; one that is null is left out. */
export interface PictureFacts {
  /** °C */
  temperature: number | null
  /** `YYYY-MM-DD` */
  date: string | null
  occasion: Occasion | null
  /** Name of the owner, if the owner wants it in the picture. */
  name: string | null
}

export const noFacts: PictureFacts = { temperature: null, date: null, occasion: null, name: null }

const ink = '#0b1830'
const paleInk = '#4a5669'
/** Matches all that the bundled font lacks: it has Hangul, Latin and some signs, and others would be drawn as boxes. */
const drawable = /[^가-힣ㄱ-ㅎㅏ-ㅣ -~¡-ÿ°−·…]/gu

const drawableText = (text: string): string => text.normalize('NFC').replace(drawable, '').replace(/\s+/g, ' ').trim()

type Line = Omit<CompositionText, 'x' | 'y' | 'align' | 'maxWidth'> & { gap: number }

/** Returns the texts for the format's free space; squares have none. */
export function pictureTexts(format: FlatLayFormat, facts: PictureFacts): CompositionText[] {
  if (format === 'story') return storyTexts(facts)
  if (format === 'card') return cardTexts(facts)
  return format === 'link' ? linkTexts(facts) : []
}

/** Returns the share of a card's height that is kept free for texts; 0 without texts. */
export const headroomOf = (format: FlatLayFormat, facts: PictureFacts): number =>
  pictureTexts(format, facts).length > 0 && format === 'card' ? 0.08 : 0

function cardTexts({ date, temperature }: PictureFacts): CompositionText[] {
  const about = [date && fullDay(date), temperature === null ? null : degrees(temperature)].filter(Boolean)
  if (about.length === 0) return []
  return stacked([line(about.join(' · '), 'Medium', 42, { color: paleInk })], {
    x: 540,
    y: 48,
    align: 'center',
    maxWidth: 900,
  })
}

function linkTexts(facts: PictureFacts): CompositionText[] {
  const { brand, titleOf } = outfitPictureTexts
  const lines: Line[] = [
    ...(facts.date ? [line(fullDay(facts.date), 'Medium', 30, { color: paleInk })] : []),
    ...(facts.temperature === null ? [] : [line(degrees(facts.temperature), 'SemiBold', 140, { gap: 26 })]),
    line(titleOf(nameOf(facts)), 'Bold', 44, { gap: 24 }),
    line(facts.occasion ? occasionLabels[facts.occasion] : brand, 'Medium', 30, { color: paleInk, gap: 18 }),
  ]
  const height = lines.reduce((sum, { size, gap }) => sum + size + gap, 0)
  return stacked(lines, { x: 72, y: (630 - height) / 2, align: 'left', maxWidth: 396 })
}

function storyTexts(facts: PictureFacts): CompositionText[] {
  const { brand, titleOf } = outfitPictureTexts
  const about = [facts.occasion && occasionLabels[facts.occasion], facts.date && fullDay(facts.date)].filter(Boolean)
  const top: Line[] = [
    ...(facts.temperature === null ? [] : [line(degrees(facts.temperature), 'SemiBold', 140)]),
    ...(about.length > 0 ? [line(about.join(' · '), 'Medium', 46, { color: paleInk, gap: 22 })] : []),
  ]
  const name = nameOf(facts)
  const bottom: Line[] = [...(name ? [line(titleOf(name), 'Bold', 56)] : []), line(brand, 'Bold', 44, { gap: 18 })]
  const place = { x: 540, align: 'center', maxWidth: 900 } as const
  return [...stacked(top, { ...place, y: 96 }), ...stacked(bottom, { ...place, y: name ? 1700 : 1770 })]
}

const line = (text: string, weight: Line['weight'], size: number, { color = ink, gap = 0 } = {}): Line => ({
  text,
  weight,
  size,
  color,
  gap,
})

function stacked(lines: readonly Line[], { y, ...place }: Pick<CompositionText, 'x' | 'y' | 'align' | 'maxWidth'>) {
  let top = y
  return lines.map(({ gap, ...text }): CompositionText => {
    top += gap
    const placed = { ...text, ...place, y: top }
    top += text.size
    return placed
  })
}

const nameOf = ({ name }: PictureFacts) => (name ? drawableText(name) || null : null)
/** Formats degrees with a true minus sign. */
const degrees = (celsius: number) => `${celsius < 0 ? '−' : ''}${Math.abs(Math.round(celsius))}°`
