import { missOf } from '../../src/choosing/verdict.ts'
import { wantedOf } from '../../src/choosing/warmth-harm.ts'
import type { Outfit } from '../../src/choosing/recommend.ts'
import type { Day } from '../../src/day/day.ts'
import type { Hour } from '../../src/day/weather.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { kinds } from '../../src/reading/kinds.data.ts'
import type { Modifier } from '../../src/reading/lexicon/types.ts'
import { plain } from '../../src/reading/words.ts'

/**
 * Outfit that sentences are about, with its day and closet; `before`: the pieces of the outfit that was shown last,
 * `shown`: the keys of all outfits that were shown before.
 */
type Subject = {
  outfit: Outfit
  day: Day
  closet: readonly Facts[]
  before: readonly Facts[]
  shown: readonly string[]
}

export type Test<T> = (of: T) => boolean
export const marked =
  (marks: string): Test<Facts> =>
  (f) =>
    marks.split('|').some((mark) => f.marks.has(mark))

// Pieces

const syllablesOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z가-힣]/g, '')
const labels = new Map(
  Object.values(kinds).flatMap((rows) => Object.entries(rows).map(([kind, [label]]) => [kind, syllablesOf(label)])),
)

/** Whether each word of a spoken name is in the piece's own name, or in what its kind is called. */
function isCalled(said: string, { name, kind, marks }: Facts): boolean {
  if (/^(.+ )?내복/.test(said) && marks.has('thermal')) return true
  const [own, words] = [syllablesOf(plain(name)) + syllablesOf(name), said.split(' ')]
  const isOwn = (word: string) => own.includes(word === '자주색' ? '자주' : word)
  return said !== '' && words.every((word) => isOwn(word) || labels.get(kind)?.includes(word))
}

/** °C from which lined boots no longer suit rain. */
const tooWarmForLinings = 12

/** Returns how wet shoes get (design/needs.md 2), from 0 dry to 4 soaked at once, using only their public facts. */
export function wetness(f: Facts, high = 0): number {
  const says = (...words: readonly Modifier[]) => words.some((word) => f.says.has(word))
  if (f.marks.has('warmShoe')) return f.kind === 'snowBoots' && !says('suede') && high < tooWarmForLinings ? 0 : 4
  if (f.waterproof) return 0
  if (says('suede', 'canvas', 'satin', 'avoidsRain') || marked('suede|soaks|backless|bareFeet')(f)) return 4
  if (says('mesh', 'knitted') && !says('repellent', 'oiled')) return 3
  if (says('repellent', 'oiled') || ['hikingShoes', 'golfShoes', 'safetyShoes'].includes(f.kind)) return 1
  if (f.marks.has('boot')) return 1.5
  return f.kind === 'leatherSneakers' || f.kind === 'trailShoes' || says('leather') ? 2 : 3
}

/** Clo of the upper body. */
const cloOf = (items: readonly Facts[]) =>
  items.reduce((sum, { type, clo, marks }) => {
    if (type === 'DRESS') return sum + 0.75 * clo
    const isUpper = type === 'UNDERWEAR' ? marks.has('upper') : ['TOP', 'OUTER', 'SCARF'].includes(type)
    return isUpper ? sum + clo : sum
  }, 0)

// Hours

export const isRain: Test<Hour> = ({ falling, amount }) =>
  falling === 'RAIN' || falling === 'SHOWER' || (falling === null && amount >= 0.1)
export const isSnow: Test<Hour> = ({ falling }) => falling === 'SNOW' || falling === 'RAIN_SNOW'
export const isWet: Test<Hour> = (hour) => isRain(hour) || isSnow(hour)

/**
 * Conditions for each Korean word for rain or snow: the hours that it covers (`group`), a pattern for what falls in all
 * of these hours (`all`), and a pattern for what falls in at least one of them (`one`).
 */
const falls: Readonly<Record<string, readonly [group: Test<Hour>, all: RegExp, one: RegExp]>> = {
  비: [isRain, /./, /RAIN|null/],
  소나기: [isRain, /SHOWER/, /./],
  눈: [isSnow, /./, /^SNOW/],
  진눈깨비: [isSnow, /RAIN_SNOW/, /./],
}
export const groupOf = (word: string) => falls[word]?.[0] ?? isWet

/** First and last hour of the words that go with clock times, and of the parts of a day. */
const clockHours: Readonly<Record<string, readonly [first: number, last: number]>> = {
  새벽: [0, 5],
  오전: [6, 11],
  낮: [12, 12],
  오후: [13, 23],
}
const partHours = { ...clockHours, 아침: [5, 9], 낮: [10, 16], 저녁: [17, 20], 밤: [20, 23] } as typeof clockHours
const lies = (hour: number, [first, last]: readonly [number, number] = [24, 24]) => hour >= first && hour <= last
const isIn = (part: string) => (hour: Hour) => lies(hour.hour % 24, partHours[part])

/**
 * Returns the hour (0–23) that a word for a part of the day and a number name together; NaN if they do not fit
 * together.
 */
function hourOf(word: string, number: string): number {
  const hour = Number(number) + (word === '오후' ? 12 : 0)
  return lies(hour, clockHours[word]) ? hour : Number.NaN
}

/** Returns the hours out that a phrase names, in order; none when they are not within the hours out. */
function hoursIn(phrase: string, out: readonly Hour[]): readonly Hour[] {
  const named: Hour[] = []
  let next = 0
  for (const range of phrase.split(', ')) {
    const [, word = '', first = '', until, lastWord = '', last] =
      /^(\S+) (\d+)(?:~(\d+))?시(?:~(\S+) (\d+)시)?$/.exec(range) ?? []
    const from = hourOf(word, first)
    const to = last === undefined ? hourOf(word, until ?? first) : hourOf(lastWord, last)
    const begin = out.findIndex(({ hour }, at) => at >= next && hour % 24 === from)
    const isLong = until !== undefined || last !== undefined
    const end = out.findIndex(({ hour }, at) => at >= begin + (isLong ? 1 : 0) && hour % 24 === to)
    if (begin < 0 || end < 0 || until === first) return []
    named.push(...out.slice(begin, end + 1))
    next = end + 1
  }
  return named
}

const numberOf = (degrees: string) => Number(degrees.replace('−', '-'))
const coldWarnings = [-12, -15]

/** Whether a text states this temperature, rounded, but not to a warning of cold that is not reached. */
export function isAbout(degrees: string, celsius: number): boolean {
  const gap = Math.abs(celsius - numberOf(degrees))
  return gap <= 0.5001 || (gap < 1 && coldWarnings.includes(Math.round(celsius)))
}

/**
 * Returns an outfit with its day and closet (`subject`), together with the checks that the conditions of clauses use.
 */
export function sceneOf(subject: Subject) {
  const { outfit, day, closet, before } = subject
  const { items } = outfit
  const { out, all, span } = day
  const airs = out.map(({ air }) => air)
  const felts = out.map(({ felt }) => felt)
  const fits = (types: string, marks: string) => (f: Facts) =>
    (types === '' || types.split('|').includes(f.type)) && (marks === '' || marked(marks)(f))
  const whole = (test: Test<Facts>) => closet.filter((f) => f.condition === 'fine' && test(f))
  const [low, high] = [Math.min(...airs), Math.max(...airs)]
  return {
    ...subject,
    items,
    out,
    low,
    high,
    feltLow: Math.min(...felts),
    heat: Math.max(...felts),
    gauge: missOf(outfit.warmth),
    /** Pieces worn under this name that have one of the types and one of the marks. */
    wears: (said: string, types = '', marks = '') => items.filter((f) => isCalled(said, f) && fits(types, marks)(f)),
    gone: (said: string) => [...before, ...closet].filter((f) => isCalled(said, f) && !items.includes(f)),
    has: (types: string, marks = '') => items.some(fits(types, marks)),
    owns: (types: string, marks = '') => whole(fits(types, marks)).length > 0,
    owned: whole,
    hours: (phrase: string) => hoursIn(phrase, out),
    /** Whether the phrase names exactly the hours that pass the test. */
    just(phrase: string, test: Test<Hour>) {
      const named = hoursIn(phrase, out)
      return named.length > 0 && out.every((hour) => named.includes(hour) === test(hour))
    },
    /** Whether the phrase names the first and the last of the hours that pass the test. */
    spans(phrase: string, test: Test<Hour>) {
      const [named, those] = [hoursIn(phrase, out), out.filter(test)]
      return those.length > 1 && named[0] === those[0] && named.at(-1) === those.at(-1)
    },
    /** Whether it rains or snows as the word says, and goes on after the hours out as the end of the clause says. */
    falls(word: string, end: string) {
      const [group, each, one] = falls[word] ?? [isWet, /./, /./]
      const wet = out.filter(group).map(({ falling }) => String(falling))
      const last = out.at(-1)
      if (!wet.every((type) => each.test(type)) || !wet.some((type) => one.test(type)) || !last) return false
      const total = out.filter(isRain).reduce((sum, { amount }) => sum + amount, 0)
      if (end.startsWith('많이') && total < 30) return false
      if (end.endsWith('와요')) return true
      const after = all.filter(({ hour }) => hour > last.hour)
      if (!group(last) || !after.slice(0, 1).some(group)) return false
      return end.includes('집에 온 뒤') || (last.hour < 24 && after.every((hour) => hour.hour > 23 || group(hour)))
    },
    /** Whether the name fits the hours out: all of them, those left, or an evening after the plan. */
    isSpan(said: string) {
      const first = (out[0]?.hour ?? 0) % 24
      if (span === 'plan') return said === (out.length >= 8 ? '종일' : '') || said === '나가 있는 동안'
      if (span === 'home') return said === '집 안은'
      if (said === '오늘 저녁') return span === 'evening' && first >= 17 && first < 21
      return said === '남은 시간' || (said === '오늘 밤' && span === 'evening' && (first >= 20 || first < 5))
    },
    /** Whether an hour of this part of the day has the stated degrees, and exactly this temperature if one is given. */
    at: (part: string, degrees: string, of: 'air' | 'felt' = 'air', just?: number) =>
      out.some((hour) => isIn(part)(hour) && isAbout(degrees, hour[of]) && (just === undefined || hour[of] === just)),
    isAround: (degrees: string) => airs.every((air) => Math.abs(air - numberOf(degrees)) <= 2.6),
    timeOf: (air: number) => out.findIndex((hour) => hour.air === air),
    /** Whether at some hour it is warm enough without these pieces, within 0.2 clo, and neither wet nor windy. */
    canTakeOff: (off: readonly Facts[]) =>
      off.length > 0 &&
      out.some((hour) => {
        const felt = (hour.air + hour.felt) / 2 + day.shift
        const { least } = wantedOf({ ...day, cold: felt, warm: felt })
        return cloOf(items.filter((f) => !off.includes(f))) >= least - 0.2 && !isWet(hour) && hour.wind < 9
      }),
  }
}

export type Scene = ReturnType<typeof sceneOf>
/**
 * Forms of clauses with slots in braces, each with the condition under which such a clause is true, given the words in
 * its slots.
 */
export type Forms = Readonly<Record<string, (scene: Scene, ...said: string[]) => boolean>>

// Forms

const name = '[0-9A-Za-z가-힣 ]+?'
const clock = '(?:새벽|오전|낮|오후) \\d+(?:~\\d+)?시(?:~(?:새벽|오전|낮|오후) \\d+시)?'
const type = '(?:상의|하의|원피스|겉옷|신발|가방)'
/** Patterns of the slots; the last syllable of a slot is its particle. */
const slots: Readonly<Record<string, string>> = {
  '': `(${name})`,
  은: `(${name}[은는])`,
  을: `(${name}[을를])`,
  이: `(${name}[이가])`,
  로: `(${name}(?:으로|로))`,
  과: `(?:(${name}[과와]) )?`,
  옷은: `((?:${type}, )*${type}[은는])`,
  옷을: `(${type}[을를])`,
  옷이: `(${type}[이가])`,
  내림이: '((?:비|소나기|눈|진눈깨비)[이가])',
  끝: '((?:많이 )?(?:와요|오고 집에 온 뒤에도 이어져요|오고 자정까지 이어져요))',
  시: `(${clock}(?:, ${clock})*)`,
  때: '(새벽|아침|오전|낮|저녁|밤)',
  동안: '(나가 있는 동안|남은 시간|오늘 저녁|오늘 밤|집 안은|종일)',
  도: '(−?\\d+)°',
  단계: '(관심|주의|경고|위험)',
  크기: '(조금|많이|위험할 만큼)',
}
const particles: readonly string[] = ['은는', '을를', '이가', '과와', '으로로']

/**
 * Returns the words of a slot without their particle, such as 을/를; null if the particle does not go with the last sound
 * before it.
 */
function wordIn(slot: string, said: string): string | null {
  const pair = particles.find((one) => slot !== '' && said !== '' && one.includes(slot.at(-1) ?? ''))
  if (!pair || /[끝시때동도단크]/.test(slot[0] ?? '')) return said
  const closed = pair.slice(0, -1)
  const [particle, isClosed] = said.endsWith(closed) ? [closed, true] : [pair.slice(-1), false]
  const word = said.slice(0, -particle.length)
  const coda = (word.charCodeAt(word.length - 1) - 0xac00) % 28
  const takesClosed = coda !== 0 && !(closed === '으로' && coda === 8)
  return isClosed === takesClosed ? word : null
}

/**
 * Returns a function that checks a clause by these forms: it returns null if the clause is true, otherwise the reason
 * why it is not (unknown form, wrong particle or a condition that is not met).
 */
export function readerOf(forms: Forms) {
  const compiled = Object.entries(forms).map(([form, isTrue]) => ({
    pattern: new RegExp(`^${form.replaceAll(/\{(.*?)\}/g, (_, slot: string) => slots[slot] ?? '')}$`),
    names: [...form.matchAll(/\{(.*?)\}|\((?!\?)/g)].map(([, slot]) => slot ?? '끝'),
    isTrue,
  }))
  return (clause: string, scene: Scene): string | null => {
    const readings = compiled.flatMap(({ pattern, names, isTrue }) => {
      const found = pattern.exec(clause)
      if (!found) return []
      const words = found.slice(1).map((said, at) => wordIn(names[at] ?? '', said ?? ''))
      if (words.includes(null)) return ['wrong particle']
      return [isTrue(scene, ...words.map((word) => word ?? '')) ? null : 'not true']
    })
    return readings.length === 0 ? 'unknown form' : readings.includes(null) ? null : (readings[0] ?? null)
  }
}
