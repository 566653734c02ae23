import type { Purpose } from '../day/plan.ts'
import type { Facts } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'

/** Words of names for sports, with the kinds of sport (of the occasion) that each is right for. */
export const sportWords: ReadonlyMap<Modifier, readonly string[]> = new Map([
  ['running', ['RUNNING', 'GYM', 'HIKING']],
  ['gym', ['GYM', 'RUNNING', 'BALL']],
  ['yoga', ['GYM']],
  ['golf', ['GOLF']],
  ['hiking', ['HIKING']],
  ['tennis', ['BALL']],
  ['badminton', ['BALL', 'GYM']],
  ['cycling', ['CYCLING']],
  ['soccer', ['BALL']],
  ['basketball', ['BALL']],
  ['baseball', ['BALL']],
  ['gateball', ['BALL']],
  ['climbing', ['GYM']],
  ['swim', []],
  ['ski', []],
  ['fishing', []],
])

/** Whether a piece's name has a word for the sport of this purpose. */
export const namesSport = ({ says }: Pick<Facts, 'says'>, purpose: Purpose): boolean =>
  purpose.startsWith('SPORT ') && [...says].some((word) => sportWords.get(word)?.includes(purpose.slice(6)))

/** Whether a piece's name has a word for a sport, or says no more than that it is for one. */
export const saysSport = ({ says }: Pick<Facts, 'says'>): boolean =>
  [...says].some((word) => word === 'sport' || sportWords.has(word))

/** Whether a piece's name has a word for another sport, and none for that of this purpose. */
export const isForOtherSport = (f: Pick<Facts, 'says'>, purpose: Purpose): boolean =>
  [...f.says].some((word) => sportWords.has(word)) && !namesSport(f, purpose)
