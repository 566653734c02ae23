import type { Drawn } from './drawn.ts'

export const scarves: Drawn<'SCARF'> = {
  muffler: 'scarf',
  bigScarf: 'scarf',
  silkScarf: 'scarf',
  thinScarf: 'scarf',
  coolScarf: 'scarf',
  neckWarmer: 'scarf',
  sportBuff: 'scarf',
  furScarf: 'scarf',
  bandana: 'scarf',
  unknownScarf: 'scarf',
}
