import type { ClothesType } from '@otday/contract'
import type { KindOf } from '../../reading/lexicon/types.ts'

/**
 * Tenths of people who would not wear a kind, one digit for each purpose: 출근 정장·단정·자유·현장, 학교, 편하게, 데이트·모임, 격식
 * 결혼식·면접·조문·행사, 운동 걷기·달리기·실내·구기·골프·자전거, 여행.
 */
export type Suits<T extends ClothesType> = Readonly<Record<KindOf<T>, string>>
