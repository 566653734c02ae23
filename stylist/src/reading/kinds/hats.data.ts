import { freezing as c, scorching as h, type KindRow } from './row.ts'

/** Hats: Korean word, clo, coldest and warmest °C, formality and sportiness (0–100), marks (see `KindRow`). */
export const hats = {
  ballCap: ['볼캡', 0.02, c, h, 8, 55, 'cap'],
  beanie: ['비니', 0.05, c, 11, 12, 30, 'warmHat'],
  bucketHat: ['버킷햇', 0.02, 5, h, 10, 25, 'sunHat'],
  sunHat: ['챙 넓은 모자', 0.02, 17, h, 22, 5, 'sunHat wide'],
  strawHat: ['밀짚모자', 0.01, 20, h, 18, 5, 'sunHat wide resort'],
  sportCap: ['운동 모자', 0.01, c, h, 3, 92, 'cap sport'],
  golfCap: ['골프 모자', 0.01, c, h, 10, 82, 'cap golfOnly'],
  visor: ['썬캡', 0.01, 15, h, 5, 60, 'sunHat'],
  hikingHat: ['등산 모자', 0.02, c, h, 3, 80, 'sunHat hiking'],
  beret: ['베레모', 0.03, -5, 20, 40, 0, 'styleHat'],
  newsboyCap: ['헌팅캡', 0.03, -5, 20, 38, 0, 'styleHat'],
  fedora: ['중절모·페도라', 0.02, -2, 28, 55, 0, 'styleHat'],
  trapper: ['귀달이 모자', 0.08, c, 3, 5, 25, 'warmHat heavy'],
  balaclava: ['바라클라바', 0.06, c, 5, 5, 30, 'warmHat'],
  earmuffs: ['귀마개', 0.03, c, 3, 12, 10, 'warmHat'],
  headband: ['헤어밴드', 0, c, h, 5, 60, 'sport'],
  helmet: ['헬멧', 0.03, c, h, 0, 90, 'helmet'],
  swimCap: ['수영모', 0, c, h, 0, 90, 'swim'],
  unknownHat: ['모자', 0.02, c, h, 12, 40, 'unclear'],
} as const satisfies Record<string, KindRow>
