import type { Drawn } from './drawn.ts'

export const socks: Drawn<'SOCKS'> = {
  socks: 'socks',
  ankleSocks: 'ankle-socks',
  noShow: 'ankle-socks',
  dressSocks: 'socks',
  sportSocks: 'socks',
  studioSocks: 'socks',
  hikingSocks: 'socks',
  thickSocks: 'socks',
  sleepSocks: 'socks',
  kneeSocks: 'socks',
  footballSocks: 'socks',
  golfSocks: 'socks',
  looseSocks: 'socks',
  funSocks: 'socks',
  stockings: 'leggings',
  blackStockings: 'leggings',
  warmTights: 'leggings',
  legWarmers: 'socks',
  unknownSocks: 'socks',
}
