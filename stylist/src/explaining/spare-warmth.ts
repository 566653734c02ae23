import { withParticle } from '@otday/common/particles'
import { type Facts, has } from '../reading/facts.ts'
import type { Part } from './claims.ts'
import { spareOf } from './owned-pieces.ts'
import { owned, type Scene } from './scene.ts'
import { isOutside, isWarmer } from './small-words.ts'
import { speechName } from './speech-name.ts'

/** Air °C up to which people think of thermal underwear. */
const thermalTo = 8
/** °C (air or felt) up to which people think of scarf and gloves. */
const scarfTo = 10
/** Most clo of a shirt or T-shirt that is thin enough for a sentence to suggest a knit over it. */
const thinTop = 0.25

const said = (f: Facts, end: string): Part => ({
  text: `${withParticle(speechName(f), '을/를')} ${end}`,
  claims: [owned(f)],
})

/**
 * Suggests a scarf, gloves or a hat of the closet that is not worn; null if there is none, if it is not cold, or if the
 * occasion is formal.
 */
export function spareSmall(scene: Scene): Part | null {
  const { coldest, items, day } = scene
  if (Math.min(coldest.air, coldest.felt) > scarfTo || day.occasion === 'FORMAL') return null
  const types = new Set(items.filter((f) => isWarmer(f)).map(({ type }) => type))
  const spare = spareOf(scene, (f) => isWarmer(f) && isOutside(f) && !types.has(f.type) && !f.says.has('cycling'))
  return spare && said(spare, '챙기면 좋아요')
}

/**
 * Suggests a piece of the closet that would make an outfit warmer if it is too cold, and how to wear it; null if there
 * is none.
 */
export function spareWarmth(scene: Scene): Part | null {
  const { coldest, outers, upper, items } = scene
  const thermal =
    coldest.air <= thermalTo && !items.some((f) => has(f, 'thermal'))
      ? spareOf(scene, (f) => f.type === 'UNDERWEAR' && has(f, 'thermal') && has(f, 'upper'))
      : null
  if (thermal) return said(thermal, '받쳐 입으세요')
  if (outers.length === 0) {
    const outer = spareOf(scene, (f) => f.type === 'OUTER' && !has(f, 'sunCover', 'rainOnly') && f.to >= coldest.air)
    if (outer) return said(outer, '걸치세요')
  }
  const [top, more] = upper
  if (top && !more && top.type === 'TOP' && top.clo <= thinTop && !has(top, 'knitted')) {
    const knit = spareOf(
      scene,
      (f) => f.type === 'TOP' && has(f, 'knitted') && !has(f, 'shortSleeve', 'bulky') && f.clo >= 0.15,
    )
    if (knit) return said(knit, '겹쳐 입으세요')
  }
  return spareSmall(scene)
}
