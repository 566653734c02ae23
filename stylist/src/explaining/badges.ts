import { type Facts, has } from '../reading/facts.ts'
import { breezeFrom, type Scene } from './scene.ts'
import { longAgo } from './variety-sentences.ts'

/** °C, as the person feels it, below which protection from wind is worth a badge. */
const windFeltBelow = 16

/** Returns, by the id of each piece, the badges that say what it does today. */
export function badgesOf({ items, day, outfit }: Scene): Readonly<Record<string, readonly string[]>> {
  const isWindy = day.known && day.wind >= breezeFrom && day.cold < windFeltBelow
  const badges = (f: Facts) => {
    const ago = outfit.wornDaysAgo[f.id]
    return [
      day.rain.said && f.waterproof ? '방수' : null,
      f.type === 'OUTER' && f.windproof && isWindy ? '바람막이' : null,
      f.type !== 'OUTER' && has(f, 'warm', 'warmHat', 'warmHands', 'warmShoe', 'thermal') ? '보온' : null,
      ago !== undefined && ago >= longAgo ? `${Math.floor(ago)}일 만` : null,
    ].filter((badge) => badge !== null)
  }
  return Object.fromEntries(items.map((f) => [f.id, badges(f)]))
}
