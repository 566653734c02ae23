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

/** Plans for one day, which the user chooses under 오늘은. */
export const DayPlan = z.enum([
  'LATE',
  'WALKING',
  'OUTDOORS',
  'GUESTS',
  'SPECIAL',
  'KIDS',
  'WET',
  'COOL',
  'CARRY',
  'CAR',
  'SHOES_OFF',
])
export type DayPlan = z.infer<typeof DayPlan>
export const dayPlanLabels = {
  LATE: '늦게까지',
  WALKING: '많이 걸어요',
  OUTDOORS: '밖에 오래',
  GUESTS: '외부 미팅·발표',
  SPECIAL: '특별한 날',
  KIDS: '아이와',
  WET: '물·흙·눈놀이',
  COOL: '냉방이 세요',
  CARRY: '짐이 많아요',
  CAR: '차로 다녀요',
  SHOES_OFF: '신발 벗어요',
} as const satisfies Record<DayPlan, string>
/**
 * Limits for one day and occasion: most plans (`mostDayPlans`), and most pieces that the user leaves out
 * (`mostPutOff`).
 */
export const mostDayPlans = 3
export const mostPutOff = 20
/** Most characters of the line in which a user describes a day. */
export const longestDayNote = 60

/** Texts for choosing an occasion; the texts of later steps are in `stylistTexts`. */
export const occasionTexts = {
  question: '어디 가세요?',
  failed: '옷차림을 불러오지 못했어요.',
  retry: '다시 시도',
} as const

/** Title of the form in which a user describes one day, which follows 오늘은 or 내일은: 오늘은 어떤 날이에요? */
export const dayTitle = '어떤 날이에요?'
