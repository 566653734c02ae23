import type { Suits } from './types.ts'

/** For each kind, tenths of people who would not wear it, one digit per purpose in the order that types.ts lists. */
export const hatSuits: Suits<'HAT'> = {
  ballCap: '9812 1 0 2 9999 112236 0',
  beanie: '9722 1 0 2 9999 235556 1',
  bucketHat: '9834 2 0 2 9999 156768 0',
  sunHat: '9857 5 1 3 9998 389978 0',
  strawHat: '9867 5 1 2 9998 389978 0',
  sportCap: '9942 5 2 6 9999 002144 1',
  golfCap: '9966 7 5 8 9999 456408 5',
  visor: '9976 7 3 6 9999 236326 3',
  hikingHat: '9953 7 4 8 9999 068876 2',
  beret: '9635 2 0 0 9998 889999 1',
  newsboyCap: '9635 2 0 1 9998 778989 1',
  fedora: '8747 5 3 2 8998 789989 3',
  trapper: '9944 4 1 4 9999 247877 2',
  balaclava: '9954 4 2 5 9999 236875 3',
  earmuffs: '7423 2 0 1 9898 234876 1',
  headband: '9966 5 4 6 9999 310256 4',
  helmet: '9985 9 9 9 9999 999990 9',
  swimCap: '9999 9 9 9 9999 999999 9',
  unknownHat: '9734 2 0 2 9999 244446 1',
}
