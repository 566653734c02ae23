import type { Day } from '../day/day.ts'
import type { Part } from './covers.ts'

/** Returns how many layers people wear on the upper body at most; further ones would be carried. */
const layersFor = ({ warm, cold, occasion, purpose }: Day) =>
  purpose === 'SPORT RUNNING' && cold > -8 ? 2 : warm >= 14 ? 2 : cold > -8 || occasion === 'SPORT' ? 3 : 4
const layerTooMuch = 0.6

const layersHarm = (day: Day, core: Part, cover: Part): number => {
  let uppers = 0
  for (const { f } of core.pieces) if (f.type !== 'BOTTOM') uppers++
  return layerTooMuch * Math.max(0, uppers + cover.pieces.length - layersFor(day))
}

/** Returns how many garments with padding, fleece or warm lining people combine at most. */
const warmThingsFor = ({ cold }: Day) => (cold >= 4 ? 1 : cold >= 0 ? 2 : cold >= -6 ? 3 : 4)
const warmThingTooMuch = 0.8

const warmThingsHarm = (day: Day, core: Part, cover: Part): number =>
  warmThingTooMuch * Math.max(0, core.warmThings + cover.warmThings - warmThingsFor(day))

/**
 * Returns the penalty points of wearing more layers, or more padded and lined garments, than people do on such a day.
 */
export const dutyHarm = (day: Day, core: Part, cover: Part): number =>
  layersHarm(day, core, cover) + warmThingsHarm(day, core, cover)
