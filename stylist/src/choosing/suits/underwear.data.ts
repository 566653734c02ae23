import type { Suits } from './types.ts'

/** For each kind, tenths of people who would not wear it, one digit per purpose in the order that types.ts lists. */
export const underwearSuits: Suits<'UNDERWEAR'> = {
  thermalTop: '0000 0 0 0 0000 123222 0',
  thermalBottom: '0000 0 0 0 0000 234333 0',
  thermalSet: '1110 1 1 2 1111 245444 1',
  coolInner: '0000 0 0 0 0000 000000 0',
  undershirt: '0000 0 0 0 0000 111111 0',
  innerTank: '0000 0 0 0 0000 111111 0',
  innerTurtle: '2000 0 0 0 3424 333323 0',
  baseLayer: '7531 3 2 5 8889 000000 2',
  sportsBra: '6421 2 1 5 8787 000000 2',
  bra: '0000 0 0 0 0000 353433 0',
  briefs: '0000 0 0 0 0000 010101 0',
  slip: '0015 1 1 0 0000 888888 2',
  safetyShorts: '0001 0 0 0 0000 332322 0',
  shapewear: '1015 3 3 1 0010 888888 4',
  unknownUnderwear: '1100 0 0 1 1111 222222 0',
}
