import type { Suits } from './types.ts'

/** For each kind, tenths of people who would not wear it, one digit per purpose in the order that types.ts lists. */
export const thingSuits: Suits<'ETC'> = {
  umbrella: '0002 0 0 0 0000 368838 0',
  parasol: '1116 2 0 1 1111 589959 0',
  bothUmbrella: '0004 1 0 0 0000 478848 0',
  rainPoncho: '9731 5 4 8 9999 138642 3',
  handWarmer: '1110 0 0 1 1111 137522 0',
  fan: '2111 0 0 1 4333 265538 0',
  blanket: '7534 3 4 6 8888 799999 4',
  apron: '9986 9 9 9 9999 999999 9',
  shoeCover: '7522 4 4 6 8888 368865 4',
  sportGear: '9998 8 8 9 9999 533333 8',
  thing: '7666 6 5 6 8888 777777 6',
  unknownEtc: '6555 5 4 5 7777 666666 5',
}
