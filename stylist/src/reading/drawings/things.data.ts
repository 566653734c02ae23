import type { Drawn } from './drawn.ts'

export const things: Drawn<'ETC'> = {
  umbrella: 'umbrella',
  parasol: 'umbrella',
  bothUmbrella: 'umbrella',
  rainPoncho: 'windbreaker',
  handWarmer: 'folded',
  fan: 'folded',
  blanket: 'folded',
  apron: 'folded',
  shoeCover: 'folded',
  sportGear: 'folded',
  thing: 'folded',
  unknownEtc: 'folded',
}
