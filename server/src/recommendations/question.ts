import { formalEventLabels, sportLabels, type StylistQuestion, workLookLabels } from '@otday/contract'
import type { ClothesId, Occasion } from '@otday/contract'
import { type Facts, kindLabel } from '@otday/stylist'
import type { Preferences, QuestionKind } from './preferences.ts'

/** Below this a kind is a guess. */
const sure = 0.6
/** Days until people dress up for another event. */
const eventDays = 60

const texts: Readonly<Record<QuestionKind, string>> = {
  WORK_LOOK: '출근할 때 어떻게 입으세요?',
  SPORT: '어떤 운동을 하세요?',
  FORMAL_EVENT: '어떤 자리인가요?',
  CLOTHES: '이 옷은 어떤 옷인가요?',
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

type Answered = Exclude<QuestionKind, 'CLOTHES'>
const options: Readonly<Record<Answered, StylistQuestion['options']>> = {
  WORK_LOOK: optionsOf(workLookLabels),
  SPORT: optionsOf(sportLabels),
  FORMAL_EVENT: optionsOf(formalEventLabels),
}

const isPast = (at: Date | null, now: Date) => at === null || now.getTime() - at.getTime() > eventDays * 86_400_000

function openOf(occasion: Occasion, stored: Preferences, now: Date): Answered | null {
  if (occasion === 'WORK' && stored.workLook === null) return 'WORK_LOOK'
  if (occasion === 'SPORT' && stored.sport === null) return 'SPORT'
  if (occasion === 'FORMAL' && (stored.formalEvent === null || isPast(stored.formalEventAt, now))) return 'FORMAL_EVENT'
  return null
}

/** Null if answered or skipped. */
export function occasionQuestion(occasion: Occasion, stored: Preferences, now: Date): StylistQuestion | null {
  const kind = openOf(occasion, stored, now)
  if (kind === null || stored.skipped.includes(kind)) return null
  return { kind, text: texts[kind], clothesId: null, options: [...options[kind]] }
}

export const isUnclear = ({ confidence, guesses }: Facts) => confidence < sure && guesses.length > 0

export const clothesQuestion = ({ id, type, guesses }: Facts): StylistQuestion => ({
  kind: 'CLOTHES',
  text: texts.CLOTHES,
  clothesId: id as ClothesId,
  options: guesses.map((kind) => ({ value: kind, label: kindLabel(type, kind) })),
})
