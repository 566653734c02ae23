import * as z from 'zod'

export const Occasion = z.enum(['WORK', 'SCHOOL', 'CASUAL', 'DATE', 'FORMAL', 'SPORT', 'TRAVEL'])
export type Occasion = z.infer<typeof Occasion>
export const occasionLabels = {
  WORK: '출근',
  SCHOOL: '학교',
  CASUAL: '편하게',
  DATE: '데이트·모임',
  FORMAL: '격식',
  SPORT: '운동',
  TRAVEL: '여행',
} as const satisfies Record<Occasion, string>

export const WorkLook = z.enum(['SUIT', 'NEAT', 'FREE', 'SITE'])
export type WorkLook = z.infer<typeof WorkLook>

export const FormalEvent = z.enum(['WEDDING', 'INTERVIEW', 'FUNERAL', 'EVENT'])
export type FormalEvent = z.infer<typeof FormalEvent>

export const Sport = z.enum(['HIKING', 'RUNNING', 'GYM', 'BALL', 'GOLF', 'CYCLING'])
export type Sport = z.infer<typeof Sport>

/** `stylistTexts` has what is said later. */
export const occasionTexts = {
  question: '어디 가세요?',
  failed: '옷차림을 불러오지 못했어요.',
  retry: '다시 시도',
} as const
