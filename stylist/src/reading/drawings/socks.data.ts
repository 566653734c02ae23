import type { Drawn } from './drawn.ts'

export const socks: Drawn<'SOCKS'> = {
  socks: 'socks',
  ankleSocks: 'ankle-socks',
  noShow: 'no-show-socks',
  dressSocks: 'socks',
  sportSocks: 'socks',
  studioSocks: 'socks',
  hikingSocks: 'socks',
  thickSocks: 'socks',
  sleepSocks: 'socks',
  kneeSocks: 'knee-socks',
  footballSocks: 'knee-socks',
  golfSocks: 'socks',
  looseSocks: 'socks',
  funSocks: 'socks',
  stockings: 'tights',
  blackStockings: 'tights',
  warmTights: 'tights',
  legWarmers: 'knee-socks',
  unknownSocks: 'socks',
}
