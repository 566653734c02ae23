export type Josa = '을/를' | '은/는' | '이/가' | '과/와' | '으로/로'

/** Digits as they are read aloud: 영 일 삼 육 칠 팔 close with a consonant. */
const closingDigits = '013678'
const hangul = /[가-힣]/

type Ending = 'open' | 'closed' | 'rieul' | 'unknown'

function latinEnding(word: string, letter: string): Ending {
  const spelled = /^[A-Z]+$/.test(word)
  if (letter === 'l' || (spelled && letter === 'r')) return 'rieul'
  return letter === 'm' || letter === 'n' || (!spelled && word.endsWith('ng')) ? 'closed' : 'open'
}

function endingOf(text: string): Ending {
  const word = /[0-9A-Za-z가-힣]+(?=[^0-9A-Za-z가-힣]*$)/.exec(text)?.[0]
  const last = word?.at(-1)
  if (word === undefined || last === undefined) return 'unknown'
  if (hangul.test(last)) {
    const coda = (last.charCodeAt(0) - 0xac00) % 28
    return coda === 0 ? 'open' : coda === 8 ? 'rieul' : 'closed'
  }
  if (/\d/.test(last)) return '178'.includes(last) ? 'rieul' : closingDigits.includes(last) ? 'closed' : 'open'
  return latinEnding(/[A-Za-z]+$/.exec(word)?.[0] ?? word, last.toLowerCase())
}

/** A word with its particle, chosen by the word's final sound: 니트를, 코트는, 501을, 장갑으로. */
export function josa(word: string, pair: Josa): string {
  const [closed = '', open = ''] = pair.split('/')
  const ending = endingOf(word)
  if (ending === 'unknown') return `${word}${closed}(${open})`
  const useOpen = ending === 'open' || (pair === '으로/로' && ending === 'rieul')
  return `${word}${useOpen ? open : closed}`
}
