import { freezing as c, scorching as h, type KindRow } from './row.ts'

/**
 * Umbrellas and things that are carried: Korean word, clo, coldest and warmest °C, formality and sportiness (0–100),
 * marks (see `KindRow`).
 */
export const things = {
  umbrella: ['우산', 0, c, h, 40, 10, 'umbrella'],
  parasol: ['양산', 0, 16, h, 40, 0, 'parasol'],
  bothUmbrella: ['우양산', 0, c, h, 40, 0, 'umbrella parasol'],
  rainPoncho: ['우비', 0.1, 5, h, 3, 40, 'rainGear'],
  handWarmer: ['핫팩', 0, c, 3, 10, 20, 'warmThing'],
  fan: ['손선풍기', 0, 24, h, 10, 10, 'coolThing'],
  blanket: ['담요', 0.1, c, 15, 5, 5, 'utility'],
  apron: ['앞치마', 0.05, c, h, 2, 5, 'utility'],
  shoeCover: ['신발 커버', 0, c, h, 2, 20, 'rainGear'],
  sportGear: ['운동 용품', 0, c, h, 0, 90, 'sport'],
  thing: ['물건', 0, c, h, 10, 10, 'utility'],
  unknownEtc: ['기타', 0, c, h, 10, 10, 'utility unclear'],
} as const satisfies Record<string, KindRow>
