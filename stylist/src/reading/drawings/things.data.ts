import type { Drawn } from './drawn.ts'

export const things: Drawn<'ETC'> = {
  umbrella: 'umbrella',
  parasol: 'parasol',
  bothUmbrella: 'umbrella',
  rainPoncho: 'raincoat',
  handWarmer: 'folded',
  fan: 'folded',
  blanket: 'folded',
  apron: 'folded',
  shoeCover: 'folded',
  sportGear: 'folded',
  thing: 'folded',
  unknownEtc: 'folded',
}
