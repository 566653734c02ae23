import type { Drawn } from './drawn.ts'

export const scarves: Drawn<'SCARF'> = {
  muffler: 'scarf',
  bigScarf: 'shawl',
  silkScarf: 'silk-scarf',
  thinScarf: 'silk-scarf',
  coolScarf: 'shawl',
  neckWarmer: 'neck-warmer',
  sportBuff: 'neck-warmer',
  furScarf: 'scarf',
  bandana: 'silk-scarf',
  unknownScarf: 'scarf',
}
