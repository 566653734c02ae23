import { freezing as c, scorching as h, type KindRow } from './row.ts'

/** Scarves: Korean word, clo, coldest and warmest °C, formality and sportiness (0–100), marks (see `KindRow`). */
export const scarves = {
  muffler: ['머플러', 0.07, c, 9, 45, 5, 'warm'],
  bigScarf: ['큰 숄·스톨', 0.08, c, 13, 48, 0, 'warm'],
  silkScarf: ['실크 스카프', 0.02, 5, 25, 66, 0, 'light'],
  thinScarf: ['얇은 스카프', 0.03, 6, 22, 48, 0, 'light'],
  coolScarf: ['여름 스카프·쿨 타월', 0.01, 20, h, 10, 40, 'light'],
  neckWarmer: ['넥워머', 0.06, c, 6, 6, 60, 'warm'],
  sportBuff: ['버프·멀티 스카프', 0.02, c, 26, 3, 85, 'sport'],
  furScarf: ['퍼 목도리', 0.08, c, 6, 50, 0, 'warm'],
  bandana: ['반다나', 0.01, c, h, 12, 15, 'light'],
  unknownScarf: ['스카프', 0.05, c, 10, 42, 3, 'warm'],
} as const satisfies Record<string, KindRow>
