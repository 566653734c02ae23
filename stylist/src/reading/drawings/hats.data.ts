import type { Drawn } from './drawn.ts'

export const hats: Drawn<'HAT'> = {
  ballCap: 'cap',
  beanie: 'beanie',
  bucketHat: 'bucket-hat',
  sunHat: 'bucket-hat',
  strawHat: 'bucket-hat',
  sportCap: 'cap',
  golfCap: 'cap',
  visor: 'cap',
  hikingHat: 'bucket-hat',
  beret: 'beanie',
  newsboyCap: 'cap',
  fedora: 'bucket-hat',
  trapper: 'beanie',
  balaclava: 'beanie',
  earmuffs: 'beanie',
  headband: 'beanie',
  helmet: 'cap',
  swimCap: 'beanie',
  unknownHat: 'cap',
}
