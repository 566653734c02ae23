import type { Drawn } from './drawn.ts'

export const underwear: Drawn<'UNDERWEAR'> = {
  thermalTop: 'thermal-top',
  thermalBottom: 'thermal-bottom',
  thermalSet: 'thermal-top',
  coolInner: 'tshirt',
  undershirt: 'tshirt',
  innerTank: 'tank',
  innerTurtle: 'turtleneck',
  baseLayer: 'rash-guard',
  sportsBra: 'bra-top',
  bra: 'bra-top',
  briefs: 'briefs',
  slip: 'camisole',
  safetyShorts: 'biker-shorts',
  shapewear: 'camisole',
  unknownUnderwear: 'briefs',
}
