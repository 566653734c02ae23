import { seoulDate } from '@otday/common/seoul-time'
import { formalEventLabels, sportLabels, type StylistQuestion, workLookLabels } from '@otday/contract'
import type { ClothesId, Occasion } from '@otday/contract'
import { type Asked, type Facts, kindLabel, type Styled, unclearPiece } from '@otday/stylist'
import { stepwise } from '#platform/concurrency/breathe.ts'
import type { Context } from '../outfits/index.ts'
import { changeOf, type Preferences, type QuestionKind } from '../stylist-preferences/index.ts'

/** Days after which the stylist asks again what kind of event a formal outfit is for. */
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

/** Returns the question to ask with an outfit; null if nothing is open, or if a question was asked today already. */
export async function questionFor(context: Context, asked: Asked, styled: Styled): Promise<StylistQuestion | null> {
  const { at } = context
  const stored = { ...context.preferences, ...changeOf(asked, at) }
  if (styled.outfit.items.length === 0 || stored.askedOn === seoulDate(at)) return null
  const question = occasionQuestion(styled.occasion, stored, at)
  if (question) return question
  const piece = await stepwise(unclearPiece(context, styled))
  return piece && clothesQuestion(piece)
}

/** Returns the question about an occasion; null if it was answered or skipped. */
function occasionQuestion(occasion: Occasion, stored: Preferences, now: Date): StylistQuestion | null {
  const kind = openOf(occasion, stored, now)
  if (kind === null || stored.skipped.includes(kind)) return null
  return { kind, text: texts[kind], clothesId: null, options: [...options[kind]] }
}

const clothesQuestion = ({ id, type, guesses }: Facts): StylistQuestion => ({
  kind: 'CLOTHES',
  text: texts.CLOTHES,
  clothesId: id as ClothesId,
  options: guesses.map((kind) => ({ value: kind, label: kindLabel(type, kind) })),
})
