import type { Facts } from '../reading/facts.ts'
import { has, type Look, type Wish } from './wish.ts'

const bareLegs = ({ facts }: Look) =>
  facts.some((f) => f.marks.has('skirt')) && !facts.some((f) => f.type === 'BOTTOM' && !f.marks.has('skirt'))

/** How little each kind of sock suits the shoes: dress socks to leather, sport socks to sneakers. */
function sockMinded(f: Facts, { shoes, facts, day }: Look): number {
  if (has(f, 'sleep', 'ballOnly') && day.purpose !== 'SPORT BALL') return 0.95
  const leather = shoes !== null && has(shoes, 'leatherShoe')
  const shorts = facts.some((piece) => piece.marks.has('shortLegs'))
  if (has(f, 'dress'))
    return leather ? 0 : shorts ? 0.7 : shoes && has(shoes, 'boot') ? 0.15 : day.occasion === 'SPORT' ? 0.9 : 0.45
  if (has(f, 'hidden'))
    return shoes && has(shoes, 'boot', 'hiking', 'sport')
      ? 0.6
      : has(shoes ?? f, 'flat', 'backless') || day.warm > 22
        ? 0.08
        : leather
          ? 0.3
          : 0.35
  if (has(f, 'warm')) return day.cold <= 3 ? 0.12 : 0.6
  if (has(f, 'hiking'))
    return day.purpose === 'SPORT HIKING'
      ? 0.03
      : leather || day.warm > 14
        ? 0.85
        : day.cold <= 0 && shoes && has(shoes, 'boot')
          ? 0.15
          : 0.6
  if (has(f, 'sport')) return day.occasion === 'SPORT' ? 0 : leather ? 0.6 : 0.12
  if (has(f, 'golf')) return day.purpose === 'SPORT GOLF' ? 0 : 0.5
  if (has(f, 'long', 'loud')) return leather || day.occasion === 'WORK' || day.occasion === 'FORMAL' ? 0.6 : 0.25
  if (has(f, 'lowCut')) return leather ? 0.35 : shoes && has(shoes, 'boot') ? 0.4 : day.cold < 4 ? 0.25 : 0.06
  return leather && f.color && f.color.l > 0.75 ? 0.4 : 0.06
}

/** Socks by the shoes, stockings by the legs. */
export function sockWishes(look: Look): readonly Wish[] {
  const { shoes, day } = look
  if (!shoes) return []
  if (bareLegs(look)) {
    const dressed = day.occasion === 'FORMAL' || day.purpose === 'WORK SUIT' || day.purpose === 'WORK NEAT'
    const until = dressed ? 22 : 13
    if (day.cold < until)
      return [
        {
          type: 'SOCKS',
          missed: day.cold < 12 ? 0.9 : 0.6,
          needed: day.cold < 10 ? 1 : 0.3,
          fits: (f) => has(f, 'stocking'),
          minded: (f) =>
            has(f, 'warm')
              ? day.cold < 6
                ? 0
                : 0.5
              : day.cold < 5
                ? 0.6
                : f.kind === 'blackStockings' && day.cold > 14
                  ? 0.35
                  : 0,
        },
      ]
  }
  if (has(shoes, 'bareFeet')) return []
  if (has(shoes, 'heel', 'lowHeel', 'flat') && bareLegs(look)) return []
  return [{ type: 'SOCKS', missed: 0.55, fits: (f) => has(f, 'sock'), minded: (f) => sockMinded(f, look) }]
}
