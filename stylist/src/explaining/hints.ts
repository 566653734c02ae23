import type { ClothesType } from '@otday/contract'
import { fitText } from '@otday/common/felt-degrees'
import { withParticle } from '@otday/common/particles'
import { type JudgedOutfit, usualCount } from '../choosing/judge.ts'
import { missOf } from '../choosing/verdict.ts'
import { wetShare } from '../choosing/wet-harm.ts'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { oddestOf, oddWords } from './odd-sentences.ts'
import { type Scene, sceneOf } from './scene.ts'
import { speechName } from './speech-name.ts'
import { counters, typeNames } from './type-names.ts'

const mostHints = 3

const absentHints = ({ absent }: JudgedOutfit) =>
  absent.map((type) => `${withParticle(typeNames[type], '을/를')} 아직 안 골랐어요.`)

function warmthHints({ isWhole, day, outfit }: Scene): readonly string[] {
  if (!isWhole || !day.known) return []
  const miss = missOf(outfit.warmth)
  return miss.coldBy > 0 || miss.hotBy > 0 ? [`${fitText(miss)}.`] : []
}

/** A hint warns about a piece if at least this share (0–1) of people would not wear it in the day's rain or snow. */
const spoilsFrom = 0.35

function wetHints({ day, shoes, outers, items }: Scene): readonly string[] {
  const { rain } = day
  if (!rain.umbrella) return []
  const fact = rain.hours.length === 0 ? '비가 올 수 있어요.' : rain.snow ? '눈이 와요.' : '비가 와요.'
  const suffers = (f: Facts | undefined) => f !== undefined && wetShare(f, day) >= spoilsFrom
  const hints: string[] = []
  if (suffers(shoes) && shoes && !has(shoes, 'rainShoe'))
    hints.push(`${fact} ${rain.snow ? '덜 미끄러운' : '젖어도 되는'} 신발이 좋아요.`)
  const outer = outers.find((f) => suffers(f))
  if (outer) hints.push(`${fact} ${withParticle(speechName(outer), '이/가')} 젖을 수 있어요.`)
  const isCovered = items.some((f) => has(f, 'umbrella') || (f.type === 'OUTER' && f.waterproof))
  if (!isCovered && !rain.snow) hints.push(`${fact} 우산을 챙기면 좋아요.`)
  return hints.slice(0, 1)
}

function countHints({ items }: JudgedOutfit): readonly string[] {
  const counts = [...Map.groupBy(items, ({ type }) => type)].map(([type, worn]) => ({ type, count: worn.length }))
  const hints = counts.flatMap(({ type, count }) => {
    const usual = usualCount[type] ?? count
    if (count <= usual) return []
    const [name, counter] = [typeNames[type], counters[type]]
    const enough = withParticle(`${usual}${counter}`, '이면/면')
    return [`${withParticle(name, '을/를')} ${count}${counter} 골랐어요. ${enough} 충분해요.`]
  })
  const has = (wanted: ClothesType) => counts.some(({ type }) => type === wanted)
  return has('DRESS') && has('BOTTOM') ? [...hints, '원피스에 하의를 같이 골랐어요.'] : hints
}

const occasionHints = ({ items, day }: Scene): readonly string[] => {
  const odd = oddestOf(items, day)
  return odd ? [`${oddWords(odd, day)}.`] : []
}

function pairHints({ oddPair }: JudgedOutfit): readonly string[] {
  if (!oddPair) return []
  const [a, b] = oddPair.map(({ type }) => typeNames[type])
  if (a === undefined || b === undefined) return []
  return [
    a === b ? `${a}끼리 조금 어색해요.` : `${withParticle(a, '과/와')} ${withParticle(b, '이/가')} 조금 어색해요.`,
  ]
}

/**
 * Returns hints on what an outfit lacks or what is odd in it, the most important first: at most three, none if all is
 * well.
 */
export function hintsOf(outfit: JudgedOutfit, day: Day): readonly string[] {
  const scene = sceneOf(outfit, day)
  return [
    ...absentHints(outfit),
    ...warmthHints(scene),
    ...wetHints(scene),
    ...countHints(outfit),
    ...occasionHints(scene),
    ...pairHints(outfit),
  ].slice(0, mostHints)
}
