import type { ClothesType } from '@otday/contract'
import { withParticle } from '@otday/common/particles'
import { resistsRain, suffersInRain } from '../choosing/wet-harm.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isWet, type Scene } from './scene.ts'
import { missingWarmth, overOf, shortOf } from './warmth-sentences.ts'

/** A piece that the closet lacks for the day, with the type under which it would be added. */
export type Help = { type: ClothesType; text: string }

const missingTexts: Partial<Record<ClothesType, string>> = {
  TOP: '상의가 있으면 한 벌을 맞춰 드릴 수 있어요.',
  BOTTOM: '하의가 있으면 한 벌을 맞춰 드릴 수 있어요.',
  SHOES: '신발을 등록하면 날씨에 맞춰 함께 골라 드려요.',
}

function warmthHelp(scene: Scene): readonly Help[] {
  const [short, over] = [shortOf(scene), overOf(scene)]
  if (short) {
    const { type, what } = missingWarmth(scene)
    return [{ type, text: `${short.size} 추울 수 있어요. ${withParticle(what, '이/가')} 있으면 좋아요.` }]
  }
  if (!over) return []
  const type = scene.upper[0]?.type === 'DRESS' ? 'DRESS' : 'TOP'
  return [
    { type, text: `${over.size} 더울 수 있어요. 더 얇은 ${type === 'DRESS' ? '원피스가' : '상의가'} 있으면 좋아요.` },
  ]
}

function rainHelp({ day, items, shoes, outers, closet }: Scene): readonly Help[] {
  if (!day.out.some(isWet)) return []
  const help: Help[] = []
  const owns = (test: (f: Facts) => boolean) => closet.some(test)
  const isDry = (f: Facts) => f.type === 'SHOES' && resistsRain(f)
  if (shoes && suffersInRain(shoes) && !owns(isDry))
    help.push({ type: 'SHOES', text: '비에 젖어도 되는 신발이 있으면 좋아요.' })
  const isCovered = items.some((f) => has(f, 'umbrella')) || outers.some((f) => f.waterproof)
  if (!isCovered && !owns((f) => has(f, 'umbrella')))
    help.push({ type: 'ETC', text: '우산을 등록하면 비 오는 날 챙겨 드려요.' })
  return help
}

/** Returns what the closet lacks, the most needed first; empty if nothing is missing. */
export function helpOf(scene: Scene): readonly Help[] {
  const parts = scene.outfit.missing.flatMap((type) => {
    const text = missingTexts[type]
    return text === undefined ? [] : [{ type, text }]
  })
  return [...parts, ...warmthHelp(scene), ...rainHelp(scene)]
}
