import type { Drawn } from './drawn.ts'

export const underwear: Drawn<'UNDERWEAR'> = {
  thermalTop: 'thermal-top',
  thermalBottom: 'thermal-bottom',
  thermalSet: 'thermal-top',
  coolInner: 'thermal-top',
  undershirt: 'thermal-top',
  innerTank: 'tank',
  innerTurtle: 'thermal-top',
  baseLayer: 'thermal-top',
  sportsBra: 'tank',
  bra: 'tank',
  briefs: 'briefs',
  slip: 'tank',
  safetyShorts: 'briefs',
  shapewear: 'tank',
  unknownUnderwear: 'thermal-top',
}
