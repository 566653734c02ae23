import * as z from 'zod'
import type { FormalEvent, Sport, WorkLook } from './occasions.ts'

// Labels are in a file of their own, as the first page needs only the values.

export const workLookLabels = { SUIT: '정장', NEAT: '단정', FREE: '자유', SITE: '현장' } as const satisfies Record<
  WorkLook,
  string
>

export const formalEventLabels = {
  WEDDING: '결혼식',
  INTERVIEW: '면접',
  FUNERAL: '조문',
  EVENT: '행사·모임',
} as const satisfies Record<FormalEvent, string>

export const sportLabels = {
  HIKING: '걷기·등산',
  RUNNING: '달리기',
  GYM: '실내',
  BALL: '구기',
  GOLF: '골프',
  CYCLING: '자전거',
} as const satisfies Record<Sport, string>

/** Garments that the user never wears, whatever the day. */
export const Avoided = z.enum([
  'SLEEVELESS',
  'SHORT_LEGS',
  'SKIRT',
  'HEELS',
  'LEATHER',
  'FUR',
  'WOOL',
  'TIGHT',
  'SHEER',
  'CROPPED',
  'OPEN_SHOES',
])
export type Avoided = z.infer<typeof Avoided>
export const avoidedLabels = {
  SLEEVELESS: '민소매',
  SHORT_LEGS: '짧은 하의',
  SKIRT: '치마',
  HEELS: '굽',
  LEATHER: '가죽',
  FUR: '모피',
  WOOL: '울',
  TIGHT: '달라붙는 옷',
  SHEER: '비치는 옷',
  CROPPED: '짧은 상의',
  OPEN_SHOES: '발 보이는 신발',
} as const satisfies Record<Avoided, string>
