import type { ClothesType } from '@otday/contract'
import type { Level } from './warnings.ts'

export type SentenceKind =
  | 'WARMTH'
  | 'LAYERS'
  | 'RAIN'
  | 'SNOW'
  | 'WIND'
  | 'HEAT'
  | 'COLD'
  | 'OCCASION'
  | 'VARIETY'
  | 'MISSING'

/** Size of an error in warmth, in a word: a little, much or dangerously too cold or too warm. */
export type Size = '조금' | '많이' | '위험할 만큼'

/** Things against which a piece helps. */
type Against = 'rain' | 'wind' | 'slipping' | 'cold' | 'sun' | 'cooling'

/**
 * A statement of a sentence as data, with which tests check that the sentence is true. Hours are 0–23 in Korean time
 * and continue with 24 for the hours after midnight; temperatures are whole °C; clo counts the upper body alone.
 */
export type Claim =
  | { is: 'air' | 'felt'; hour: number; degrees: number }
  | { is: 'about'; degrees: number }
  | { is: 'dayLow'; degrees: number }
  | { is: 'falls'; what: 'rain' | 'snow'; hours: readonly number[]; between: boolean; throughout: boolean }
  | { is: 'chance'; percent: number; hours: readonly number[] }
  | { is: 'hourly'; mm: number; hour: number }
  | { is: 'pours'; mm: number }
  | { is: 'windy' | 'hot' | 'breezy'; hours: readonly number[] }
  | { is: 'level'; of: 'heat' | 'cold' | 'snow' | 'downpour'; level: Level }
  | { is: 'goesOn'; until: number }
  | { is: 'notWorn'; mark: string }
  | { is: 'worn'; id: string; name: string }
  | { is: 'keeps'; id: string; against: Against; hours: readonly number[] }
  | { is: 'waterproof' | 'light' | 'longSleeves' | 'pale'; id: string }
  | { is: 'dryShoes' | 'wetShoes'; id: string }
  | { is: 'keptFor'; what: 'rain' | 'snow'; id: string }
  | { is: 'leftHome' | 'owned'; id: string; name: string }
  | { is: 'notOwned'; what: 'dryShoes' | 'cover' | 'jacket' }
  | { is: 'notOwned'; what: 'dark'; type: ClothesType }
  | { is: 'allDark' | 'darkInside' | 'notBridal' }
  | { is: 'enough' | 'noOuter' | 'sunny' }
  | { is: 'right'; hours: readonly number[]; without: readonly string[] }
  | { is: 'short' | 'over'; clo: number; size: Size }
  | { is: 'feels'; how: 'colder' | 'warmer'; by: number }
  | { is: 'unworn'; id: string; days: number }
  | { is: 'changed'; from: string; to: string }
  | { is: 'new'; id: string }
  | { is: 'dropped'; types: readonly ClothesType[] }
  | { is: 'stays'; ids: readonly string[] }
  | { is: 'widened' | 'exhausted' | 'unknownDay' }
  | { is: 'lacks'; type: ClothesType }
  | { is: 'odd'; id: string }
  | { is: 'noBetter'; type: ClothesType; isAway: boolean }
  | { is: 'noKit'; type: ClothesType; marks: readonly string[]; isOwned: boolean }

/** Headline and reason without their full stops; see `reasonOf`. */
export type Sentence = { headline: string; reason: string; kind: SentenceKind; claims: readonly Claim[] }

/** A part of a sentence, and the claims that it makes. */
export type Part = { text: string; claims: readonly Claim[] }

/** A sentence that may be shown; those with the largest weights are. */
export type Draft = { weight: number; sentence: Sentence }

/** Returns a sentence as one string, in the form in which the API sends it in `reasons`. */
export const reasonOf = ({ headline, reason }: Pick<Sentence, 'headline' | 'reason'>) => `${headline}. ${reason}.`
