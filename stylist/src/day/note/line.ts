import * as hours from '../note-words/hours.data.ts'
import * as wordEndings from '../note-words/endings.data.ts'
import { type Mark, type Meaning, type Turn, usualWeights } from '../note-words/meaning.data.ts'
import { tables } from '../note-words/tables.ts'
import { variantsOf, withDoubleFinals } from './typo.ts'

const dictionary: ReadonlyMap<string, Meaning> = new Map(
  tables.flat().flatMap((meaning) => meaning.words.split(' ').map((word) => [word, meaning] as const)),
)
const longestWord = Math.max(...[...dictionary.keys()].map((word) => word.length))

export const has = ({ marks }: Meaning, mark: Mark) => marks?.includes(mark) ?? false
export const weightOf = ({ occasion, weight }: Meaning) => (occasion ? (weight ?? usualWeights[occasion]) : 0)
export const isDuty = ({ occasion }: Meaning) => occasion === 'WORK' || occasion === 'SCHOOL'
export const isEvent = ({ occasion, plans }: Meaning) => occasion !== undefined || plans !== undefined

/** An hour as written, with the word for the part of the day before it, such as 오후. */
type Time = { part: string; hour: number; minute: number }

/** First of the private-use characters that replace times in the text, so that the words around them stay adjacent. */
const firstTime = 0xe000

/** Returns 9-6 and 9:30~18시 as spans in words, but leaves 3-1 and 25-30, which are not hours of one day. */
const asSpan = (all: string, from: string, to: string) => {
  const [first = 0, last = 0] = [from, to].map((one) => Number.parseInt(one, 10))
  const isHours =
    first >= 1 && first <= 24 && last >= 1 && last <= 24 && (first >= 6 || last >= 4 || from.includes('시'))
  const asHour = (one: string) => (/[시:]/.test(one) ? one : `${one}시`)
  return isHours ? `${asHour(from)}부터 ${asHour(to)}까지 ` : all
}

/** Writes hours in digits and spans with 부터 and 까지; removes days of the month. */
const withPlainHours = (text: string): string =>
  withDoubleFinals(text.slice(0, 120).normalize('NFKC').toLowerCase())
    .replace(/[\ue000-\uf8ff]/g, ' ')
    .replace(/\d{1,2}[./]\d{1,2}(?!\d)/g, ' ')
    .replace(/\((?:자?차|차량)\)/g, ' 차로 ')
    .replace(wordEndings.concert, '$1콘서트')
    .replaceAll('정오', '낮12시')
    .replaceAll('자정', '밤12시')
    .replace(hours.spokenHour, (_, before: string, word: (typeof hours.hourWords)[number]) => {
      return `${before}${12 - hours.hourWords.indexOf(word)}시`
    })
    .replace(/([ap])m ?(\d{1,2}) ?시?/g, '$2$1m')
    .replace(/(\d{1,2}) ?([ap])m/g, (_, hour: string, half: string) => `${half === 'a' ? '오전' : '오후'}${hour}시`)
    .replace(hours.trainHour, '$1 ')
    .replace(/(\d ?시 ?반?) ?[~–-] ?(?:다음날 ?)?아침(?! ?\d)/g, '$1 아침까지')
    .replace(/(?<!\d)(8|9|10) ?to ?([4-7])(?![\d시])/g, '$1시부터 $2시까지 근무 ')
    .replace(/(\d{1,2}) ?[~–-] ?\d{1,2} ?시 ?(?=쯤|경|정도|사이)/g, '$1시')
    .replace(hours.span, asSpan)
    .replace(/(주간|야간|데이|이브닝|나이트) ?(?=\d{1,2}(?:시|:\d\d)부터)/g, '$1근무 ')
    .replace(/(\d{1,2}) ?(?:[~–-]|to) ?(?=(?:오전|오후|아침|저녁|밤|새벽|낮)? ?\d{1,2} ?시)/g, '$1시부터 ')
    .replace(/(시|시 ?반|:\d\d|분) ?[~–-] ?(?=(?:오전|오후|아침|저녁|밤|새벽|낮)? ?\d{1,2} ?[시:])/g, '$1부터 ')

const connects: ReadonlySet<Turn | undefined> = new Set(['goesOn', 'because', 'but'])

export type Stop = 'end' | 'but' | 'because' | 'goesOn'

/** A note without spaces; `begins` has the positions where words begin, `stops` those before which a clause ends. */
export type Line = {
  letters: string
  begins: ReadonlySet<number>
  stops: ReadonlyMap<number, Stop>
  times: readonly Time[]
}

function stopAfter(word: string): Stop | null {
  // 마누라, 재고: the letters belong to the word and are no ending.
  const meaning = dictionary.get(word)
  if (meaning && !connects.has(meaning.turn)) return null
  if (/(?:더니|[^에가와나러]서)$/.test(word)) return 'because'
  if (/(?:라|데|니까|지만)$/.test(word)) return 'but'
  return /(?:고|다가|며)$/.test(word) ? 'goesOn' : null
}

export function lineOf(text: string): Line {
  const times: Time[] = []
  const marked = withPlainHours(text).replace(hours.timePattern, (all: string, ...found: (string | undefined)[]) => {
    const [part, hour = '', half, minute, bare, colon] = found
    if (Number(hour) > 24) return all
    const early = hour.startsWith('0') ? '오전' : ''
    times.push({ part: part ?? early, hour: Number(hour), minute: half ? 30 : Number(minute ?? bare ?? colon ?? 0) })
    return String.fromCharCode(firstTime + times.length - 1)
  })
  const words = marked.replace(/[,.!?;/+&|>→·…()[\]{}~:-]+/g, ' | ').replace(/[^0-9a-z가-힣|\ue000-\uf8ff]+/g, ' ')
  let letters = ''
  const begins = new Set<number>()
  const stops = new Map<number, Stop>()
  for (const word of words.split(' ').filter(Boolean)) {
    const stop = word === '|' ? 'end' : stopAfter(word)
    if (word !== '|') {
      begins.add(letters.length)
      letters += word
    }
    if (stop) stops.set(letters.length, stop)
  }
  return { letters, begins, stops, times }
}

export type Token = { meaning: Meaning; time: Time | null; at: number; end: number }

export const timeMeaning: Meaning = { words: '' }

const startsWord = ({ letters }: Line, at: number) =>
  [2, 3, 4, 5].some((length) => dictionary.has(letters.slice(at, at + length)))

/** Whether the word of the text ends at this position, or its remainder has a meaning of its own. */
const beginsAgain = (line: Line, at: number) =>
  at === line.letters.length ||
  line.begins.has(at) ||
  /[\d\ue000-\uf8ff]/.test(line.letters.charAt(at)) ||
  startsWord(line, at)

function endsWord(line: Line, at: number, length: number): boolean {
  if (length > 2 || beginsAgain(line, at)) return true
  const next = line.letters.charAt(at)
  if (length === 2 && wordEndings.afterParticle[next] === undefined) return !wordEndings.suffixes.has(next)
  const endings = wordEndings.afterParticle[next]
  if (endings === undefined) return wordEndings.followers.has(next)
  return beginsAgain(line, at + 1) || endings.includes(line.letters.charAt(at + 1))
}

/** Whether the remainder of a word after a match is an ending of it, and not the rest of a longer word. */
function isLeft({ letters }: Line, since: number, end: number): boolean {
  if (wordEndings.followers.has(letters.charAt(end))) return true
  if (end - since < 2 || wordEndings.rest.test(letters.slice(end))) return false
  return ![3, 4, 5, 6].some((length) => length > end - since && dictionary.has(letters.slice(since, since + length)))
}

/**
 * Whether a match cuts words wrongly. It must not cross a punctuation mark, nor go from within one word into another. A
 * match that begins in one word of the text and ends within the next must be a stem or leave an ending: 요가 원데이 is not
 * 요가원.
 */
function isTorn(line: Line, at: number, end: number, isStem: boolean): boolean {
  const { letters, begins, stops } = line
  const isWithin = (place: number) => place > at && place < end
  if ([...stops].some(([place, stop]) => stop === 'end' && isWithin(place))) return true
  const since = [...begins].findLast(isWithin)
  if (since === undefined) return false
  if (!begins.has(at)) return true
  return !(isStem || end === letters.length || begins.has(end) || isLeft(line, since, end))
}

/** Whether a known word is recognized at the end of a longer word whose beginning is unknown. */
const mayEnd = (word: string, meaning: Meaning) =>
  has(meaning, 'tail') ||
  (!has(meaning, 'whole') &&
    (connects.has(meaning.turn) ? word.length > 1 : /^[가-힣]{3}/.test(word) || wordEndings.compoundHeads.has(word)))

function wordAt(line: Line, at: number, edges: ReadonlySet<number>): Token | null {
  const begins = line.begins.has(at) || edges.has(at)
  for (let length = Math.min(longestWord, line.letters.length - at); length > 0; length -= 1) {
    const end = at + length
    const word = line.letters.slice(at, end)
    const meaning = dictionary.get(word)
    if (!meaning || isTorn(line, at, end, has(meaning, 'stem'))) continue
    if (!begins && !mayEnd(word, meaning)) continue
    // A person's word must not be the beginning of a name: 아이유 is no 아이.
    const isName = meaning.turn === 'person'
    if (has(meaning, 'stem') || endsWord(line, end, isName ? 1 : length)) return { meaning, time: null, at, end }
  }
  return null
}

/** Returns the token of an unknown word that has a meaning once one letter is changed: 사무싷. */
function mistypedAt(line: Line, at: number): Token | null {
  const edge = [...line.begins].find((place) => place > at) ?? line.letters.length
  for (let length = Math.min(edge - at, 5); length > 2; length -= 1) {
    const end = at + length
    if (end < edge && !wordEndings.followers.has(line.letters.charAt(end))) continue
    const typed = line.letters.slice(at, end)
    if (wordEndings.isVerb.test(typed)) continue
    const meanings = variantsOf(typed).flatMap((one) => dictionary.get(one) ?? [])
    const meaning = meanings.find((one) => one.occasion && !has(one, 'stem'))
    if (meaning) return { meaning, time: null, at, end }
  }
  return null
}

export function tokensOf(line: Line): readonly Token[] {
  const tokens: Token[] = []
  let edges = new Set<number>()
  for (let at = 0; at < line.letters.length; ) {
    const time = line.times[line.letters.charCodeAt(at) - firstTime]
    const token = time
      ? { meaning: timeMeaning, time, at, end: at + 1 }
      : (wordAt(line, at, edges) ?? (line.begins.has(at) ? mistypedAt(line, at) : null))
    at = token?.end ?? at + 1
    if (!token) continue
    tokens.push(token)
    wordEndings.particles.lastIndex = at
    edges = new Set([at, at + (wordEndings.particles.exec(line.letters)?.[0].length ?? 0)])
  }
  return tokens
}

/** Returns the letters between two words, perhaps none. */
export const between = (line: Line, one: Token, other: Token) => line.letters.slice(one.end, other.at)
