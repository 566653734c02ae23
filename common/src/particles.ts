import { syllableOf } from './syllable.ts'

export type Particles = '을/를' | '은/는' | '이/가' | '과/와' | '으로/로' | '이라/라' | '이면/면' | '이에요/예요'

type Ending = 'open' | 'closed' | 'rieul' | 'unknown'

/** Final sounds of the digits 0 to 9 as they are read aloud in Korean: 영 (consonant), 일 (ㄹ), 이 (vowel) … */
const digitEndings: readonly Ending[] = [
  ...(['closed', 'rieul', 'open', 'closed', 'open', 'open', 'closed', 'rieul', 'rieul', 'open'] as const),
]

/** Marks that are read aloud as 퍼센트, 도, 플러스, which end in a vowel. */
const spokenMarks = '%°℃+'

const letterEndings: Readonly<Record<string, Ending>> = { l: 'rieul', r: 'rieul', m: 'closed', n: 'closed' }

const readings: Readonly<Record<string, Ending>> = {
  check: 'open',
  tech: 'open',
  bag: 'closed',
  big: 'closed',
  set: 'open',
  net: 'open',
  hat: 'closed',
  cat: 'closed',
  flat: 'closed',
  fit: 'closed',
}

/** Ends of English words and the final sounds of their Korean readings: 재킷, 캡, 블랙, 라인 end in a consonant. */
const latinRules: readonly (readonly [spelling: RegExp, ending: Ending])[] = [
  [/[aeiouy]les?$|[^aeiou]le$|l$/, 'rieul'],
  [/ng$|m$|n$|[aeiou][mn]e$/, 'closed'],
  [/(^|[^aeiou])[aeiou]p$/, 'closed'],
  [/[aeiou][^aeiou]+et$/, 'closed'],
  [/ck$|ic$|ook$/, 'closed'],
  [/(^|[^aeiou])[aeiou]b$/, 'closed'],
]

const isSpelledOut = (word: string) => /^[A-Z]+$/.test(word) && (word.length <= 3 || !/[AEIOUY]/.test(word))

function latinEnding(word: string): Ending {
  const lower = word.toLowerCase()
  if (word.length === 1 || isSpelledOut(word)) return letterEndings[lower.at(-1) ?? ''] ?? 'open'
  return readings[lower] ?? latinRules.find(([spelling]) => spelling.test(lower))?.[1] ?? 'open'
}

/** Returns the final sound of a text as it is read aloud; words in brackets are read, too. */
function endingOf(text: string): Ending {
  const tail = text.replace(/[^0-9A-Za-z가-힣%°℃+]+$/, '')
  const last = tail.at(-1)
  if (last === undefined) return 'unknown'
  if (spokenMarks.includes(last)) return 'open'
  if (/\d/.test(last)) return digitEndings[Number(last)] ?? 'unknown'
  if (/[A-Za-z]/.test(last)) return latinEnding(/[A-Za-z]+$/.exec(tail)?.[0] ?? last)
  const final = syllableOf(last)?.final
  return final === 0 ? 'open' : final === 8 ? 'rieul' : 'closed'
}

/** Appends the particle that fits the final sound: 니트를, 코트 (브라운)을, 501을, jacket을, 장갑으로. */
export function withParticle(word: string, particles: Particles): string {
  const [closed = '', open = ''] = particles.split('/')
  const ending = endingOf(word)
  if (ending === 'unknown') return `${word}${closed}(${open})`
  const isOpen = ending === 'open' || (particles === '으로/로' && ending === 'rieul')
  return `${word}${isOpen ? open : closed}`
}
