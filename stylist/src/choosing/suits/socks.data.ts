import type { Suits } from './types.ts'

/** For each kind, tenths of people who would not wear it, one digit per purpose in the order that types.ts lists. */
export const sockSuits: Suits<'SOCKS'> = {
  socks: '3000 0 0 0 4432 211132 0',
  ankleSocks: '7200 0 0 0 6764 310131 0',
  noShow: '4004 0 0 0 4552 866766 1',
  dressSocks: '0002 1 2 0 0000 788867 2',
  sportSocks: '8400 0 0 3 8987 000031 0',
  studioSocks: '9999 9 9 9 9999 990999 9',
  hikingSocks: '8510 1 1 4 9998 033343 1',
  thickSocks: '5200 0 0 1 6665 244454 0',
  sleepSocks: '9999 9 7 9 9999 999999 8',
  kneeSocks: '7416 1 1 1 5765 654555 3',
  footballSocks: '9996 8 7 9 9999 544085 8',
  golfSocks: '5200 1 1 3 7875 122201 1',
  looseSocks: '9527 1 1 1 7997 887788 2',
  funSocks: '9410 0 0 1 8997 333443 0',
  stockings: '1016 2 3 0 0000 999959 3',
  blackStockings: '1016 0 1 0 1201 899959 2',
  warmTights: '2004 0 1 0 2221 788858 1',
  legWarmers: '9738 3 2 3 9999 763777 4',
  unknownSocks: '4100 0 0 0 4443 322233 0',
}
