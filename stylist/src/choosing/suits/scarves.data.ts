import type { Suits } from './types.ts'

/** For each kind, tenths of people who would not wear it, one digit per purpose in the order that types.ts lists. */
export const scarfSuits: Suits<'SCARF'> = {
  muffler: '0013 0 0 0 1111 379977 1',
  bigScarf: '1115 1 1 0 2322 799998 2',
  silkScarf: '1126 3 2 0 1362 999989 2',
  thinScarf: '1115 1 1 0 1342 689978 1',
  coolScarf: '8752 5 3 5 9999 124424 2',
  neckWarmer: '7511 2 1 4 8879 014542 1',
  sportBuff: '9963 7 5 8 9999 116531 4',
  furScarf: '3237 5 3 1 2552 899989 4',
  bandana: '8524 3 1 2 8999 347856 2',
  unknownScarf: '1014 1 1 0 1222 679978 1',
}
