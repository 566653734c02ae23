import type { Drawn } from './drawn.ts'

export const hats: Drawn<'HAT'> = {
  ballCap: 'cap',
  beanie: 'beanie',
  bucketHat: 'bucket-hat',
  sunHat: 'straw-hat',
  strawHat: 'straw-hat',
  sportCap: 'cap',
  golfCap: 'cap',
  visor: 'visor',
  hikingHat: 'bucket-hat',
  beret: 'beret',
  newsboyCap: 'newsboy-cap',
  fedora: 'fedora',
  trapper: 'trapper-hat',
  balaclava: 'balaclava',
  earmuffs: 'earmuffs',
  headband: 'headband',
  helmet: 'cap',
  swimCap: 'beanie',
  unknownHat: 'cap',
}
