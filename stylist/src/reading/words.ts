import { enrich, type Meaning, type Node, trieRoot } from './dictionary.ts'
import type { Modifier } from './lexicon/types.ts'

const isLatin = (code: number) => code >= 97 && code <= 122
const isDigit = (code: number) => code >= 48 && code <= 57

const saysYes = '안 ?젖[음는어]|\\u1100\\u1102|가능(?!하면)|괜찮(?!지)|됨|돼|ok|o(?![a-z])'
const isWorn = '신(?:음|는|어|기 ?좋)|입(?:음|는|어|기 ?좋)|[씀듦]|쓰는|드는|매는|메는'
/** Finds phrases that say that a piece may be worn in rain: 비 올 때 가능, 비올때도 신음, (비올때도); but not 비올때도 안 신음. */
const bearsRain = new RegExp(
  `[비눈] ?(?:올 ?때|오는 ?날) ?(?:에?도 ?(?:${saysYes}|${isWorn}|(?=[)\\]]|$))|(?:${saysYes}))`,
  'g',
)

/** Finds phrases that say that a piece may not be worn in rain: 비올때도 물샘, 비올때 가능하면 안 신음. */
const sparedInRain =
  /비 ?(?:올 ?때|오는 ?날) ?(?:에?도|가능하면|되도록|웬만하면) ?(?:미끄|물 ?[샘새]|젖(?!지)|[안못] ?[신입])[가-힣]*/g

/** Fractions and slashes that shops write for sleeves and zips; replaced before punctuation is removed. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/1\/[24] ?(?=zip|집|짚)/g, '하프'],
  [/\b(?:1\/2|h\/s)(?![0-9])/g, ' 반팔 '],
  [/\b3\/4(?![0-9])/g, ' 7부 '],
  [/\bl\/s\b/g, ' 긴팔 '],
  // Size and length of sleeve in cm, such as 100-84, which only dress shirts have.
  [/\b(?:8[05]|9[05]|1[01][05])-(?:7[5-9]|8\d|9[0-2])\b/g, ' 드레스셔츠 '],
  [/공구 가방/g, '공구가방'],
  // Words for a further use of a piece are removed: they do not say what it is.
  [/[가-힣]+로도 ?(?:씀|써|쓰|사용|가능|활용)[가-힣]*/g, ' '],
  // Things that also keep water out: 우의겸 방수자켓, 첼시부츠 레인겸용.
  [/(?<![가-힣])(?:우의|우비|비옷|레인|레인부츠|장화) ?겸(?:용)?(?![가-힣])/g, ' 방수 '],
  // A piece that may be worn in rain, but is not made for it, counts as water-repellent (발수).
  [bearsRain, ' 발수 '],
  [sparedInRain, ' 비오면안됨 '],
  // Other remarks about rain do not make it a piece for rain: 비올때도 예쁨.
  [/[비눈] ?(?:올 ?때|오는 ?날) ?(?:에?도(?![가-힣])|가능하면)/g, ' '],
  // A word before 말고 (not) is removed, as it names what the piece is not.
  [/[가-힣a-z]+ ?말고(?= )/g, ' '],
  // A company's uniform is not a school's.
  [/회사 ?하복/g, ' 작업복 회사유니폼 여름 '],
  [/회사 ?동복/g, ' 작업복 회사유니폼 겨울 '],
  [/회사 ?(?:춘추복|유니폼|근무복)/g, ' 작업복 회사유니폼 '],
]

/**
 * Words of degree. They are removed, because between the words of a remark they would keep it from being read as one (털
 * 좀 빠짐).
 */
const degrees = /(^|\s)(?:좀|조금|쫌|약간|살짝|많이|너무|완전|엄청|아주|꽤|진짜)(?=\s)/g

/**
 * Normalizes a text to lower case and composed letters; removes apostrophes, keeps brackets, and turns every other mark
 * into a space.
 */
export const plain = (text: string): string =>
  shorthand
    .reduce(
      (replaced, [from, to]) => replaced.replace(from, to),
      text.normalize('NFKC').toLowerCase().replaceAll('⁄', '/'),
    )
    .replace(/['’`´]/g, '')
    .replace(/[^0-9a-z가-힣()[\]{}<>【】]+/g, ' ')
    .replace(degrees, '$1')
    .trim()

type Text = {
  /** The letters without spaces and brackets. */
  letters: string
  /** Whether a word of the text begins, or ends, at this letter. */
  begins: readonly boolean[]
  ends: readonly boolean[]
  /** Whether the letter stands in brackets. */
  aside: readonly boolean[]
}

function textOf(name: string): Text {
  let letters = ''
  const begins: boolean[] = []
  const ends: boolean[] = []
  const aside: boolean[] = []
  let depth = 0
  let open = true
  for (const letter of plain(name)) {
    if (/[([{<【]/.test(letter)) depth += 1
    if (/[)\]}>】]/.test(letter)) depth = Math.max(0, depth - 1)
    if (!/[0-9a-z가-힣]/.test(letter)) {
      if (letters) ends[letters.length - 1] = true
      open = true
      continue
    }
    begins.push(open)
    ends.push(false)
    aside.push(depth > 0)
    letters += letter
    open = false
  }
  if (letters) ends[letters.length - 1] = true
  return { letters, begins, ends, aside }
}

/**
 * Whether a word would begin or end within a run of Latin letters or digits, which is not allowed, except before a
 * plural s.
 */
function cutsRun({ letters, begins, ends }: Text, start: number, end: number): boolean {
  const [first, last] = [letters.charCodeAt(start), letters.charCodeAt(end - 1)]
  const [before, after] = [letters.charCodeAt(start - 1), letters.charCodeAt(end)]
  if (!begins[start] && ((isLatin(first) && isLatin(before)) || (isDigit(first) && isDigit(before)))) return true
  if (ends[end - 1]) return false
  if (isDigit(last)) return isDigit(after)
  return isLatin(last) && isLatin(after) && !(after === 115 && ends[end])
}

/**
 * Whether letters form a word of the text. A word that spans a space must begin and end where words of the text do, and
 * must not be a mere color.
 */
function isWord(text: Text, start: number, end: number, meaning: Meaning): boolean {
  for (let at = start + 1; at < end; at++)
    if (text.begins[at]) return Boolean(text.begins[start] && text.ends[end - 1] && !tellsOnlyColor(meaning))
  return true
}

/** Whether a word only names a color; such names are not joined across spaces: 부츠컷 진 블랙 is black jeans. */
const tellsOnlyColor = ({ color, kinds, modifiers }: Meaning) =>
  color !== null && modifiers.length === 0 && Object.keys(kinds).length === 0

const tellsOnlyMaker = ({ brand, models: kinds, kinds: own }: Meaning) =>
  (brand !== null || kinds.length > 0) && Object.keys(own).length === 0

/** Modifiers of place that count only as separate words: 홈 and 집 say where a piece is worn, 홈쇼핑 and 하프집 do not. */
const ofPlace = new Set<Modifier>(['home', 'sleep', 'lounge', 'school', 'workwear', 'everyday'])

/**
 * A word found in a name: its meaning, its position, and whether it stands in brackets (`aside`) or alone (`whole`).
 */
export type Found = Meaning & { start: number; end: number; aside: boolean; whole: boolean }

const skipCost = 1
const wordCost = 0.1
const syllableCost = 0.6
const endingCost = 0.3

/**
 * Returns the known words of a name in order: of all ways to divide it, the one that leaves the fewest letters unread
 * with the fewest words. A single syllable inside a longer word costs extra, so that it is read only if everything
 * around it is.
 */
export function wordsOf(name: string): readonly Found[] {
  const text = textOf(name)
  const { letters } = text
  const best: { cost: number; from: number; meaning: Meaning | null }[] = [{ cost: 0, from: 0, meaning: null }]
  const offer = (end: number, cost: number, from: number, meaning: Meaning | null) => {
    const cheapest = best[end]
    if (!cheapest || cost < cheapest.cost) best[end] = { cost, from, meaning }
  }
  for (let start = 0; start < letters.length; start++) {
    const cost = best[start]?.cost ?? 0
    offer(start + 1, cost + skipCost, start, null)
    let node: Node | undefined = trieRoot()
    for (let end = start; end < letters.length && node; ) {
      node = node.next?.get(letters.charCodeAt(end))
      end += 1
      if (!node?.meaning || cutsRun(text, start, end) || !isWord(text, start, end, node.meaning)) continue
      const whole = text.begins[start] && text.ends[end - 1]
      const endsKind = text.ends[end - 1] && Object.keys(node.meaning.kinds).length > 0
      const lone = end - start === 1 && !whole ? (endsKind ? endingCost : syllableCost) : 0
      const afterUnread = !text.begins[start] && best[start]?.meaning === null
      if (afterUnread && ((lone > 0 && !endsKind) || tellsOnlyMaker(node.meaning))) continue
      if (lone > 0 && node.meaning.modifiers.some((modifier) => ofPlace.has(modifier))) continue
      offer(end, cost + wordCost + lone, start, node.meaning)
    }
  }
  const found: Found[] = []
  for (let at = letters.length; at > 0; ) {
    const { from, meaning } = best[at] ?? { from: at - 1, meaning: null }
    const whole = Boolean(text.begins[from] && text.ends[at - 1])
    if (meaning) found.push({ ...enrich(meaning), start: from, end: at, aside: text.aside[from] ?? false, whole })
    at = from
  }
  return found
    .toReversed()
    .filter((word) => !isDenied(letters, word))
    .map((word) => (likened.test(letters.slice(word.end)) ? { ...word, kinds: {}, modifiers: [] } : word))
}

/** Words that say that a piece only resembles the thing before them: 패딩 무늬, 니트 느낌, 코트 프린트. */
const likened = /^(?:무늬|느낌|프린트|패턴|모양|스타일)/

const denials = /^(?:x(?![a-z])|아님|아닌|안됨|안되|안함|없음|없는|없어|제거)/

/**
 * Whether a word is negated and so says nothing: 기모x, 방수 안됨, 안 따가움. Words with kinds still count, as they name the
 * piece itself.
 */
function isDenied(letters: string, { start, end, kinds, modifiers }: Found): boolean {
  if (modifiers.length === 0 || Object.keys(kinds).length > 0) return false
  return denials.test(letters.slice(end)) || letters[start - 1] === '안'
}
