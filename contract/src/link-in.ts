/** Signs of an address in a sentence, which Hangul and signs of other scripts end. A `\` is one, to be refused. */
const sign = String.raw`(?!\p{sc=Hangul})[\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=%|{}^\\]`
/** A word of an address begins behind a separator; particles are added to the last one. */
const koreanWord = String.raw`[-_/=+?&#]\p{sc=Hangul}[\p{L}\p{N}]*`
const koreanHost = String.raw`\p{sc=Hangul}[\p{L}\p{N}.-]*`
/** No part of an e-mail address, a path or an address with another scheme. */
const hostAndSlash = String.raw`(?<![\w@:/.\\-])(?=(?:[a-z\d-]+\.)+[a-z]{2,}/)`
const start = `(?:https?://|${hostAndSlash})`

const inSentence = new RegExp(`${start}(?:${sign})+`, 'giu')
const alone = new RegExp(`${start}(?:${koreanHost})?(?:${koreanWord}|${sign})+`, 'giu')

/**
 * Returns the first web address of a text that was pasted, dropped, shared or typed, or null. `m.shop.example/1` gets
 * https://, unless another address has a scheme.
 */
export function linkIn(text: string): string | null {
  const bare = text.trim()
  const found = [...bare.matchAll(/\s/.test(bare) ? inSentence : alone)].map(([address]) => withoutEnd(address))
  const [complete, short] = [found.filter(hasScheme), found.filter((address) => !hasScheme(address))]
  return [...complete, ...short.map((address) => `https://${address}`)].find(isWebAddress) ?? null
}

const hasScheme = (address: string) => /^https?:\/\//i.test(address)

const openerOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
/** What ends a sentence, quotes or sets in bold, and brackets around what follows. */
const ending = /[.,;:!?'*~([{]+$/

/** Ends before a bracket that closes nothing. */
function withoutEnd(address: string): string {
  const open: string[] = []
  let end = 0
  for (const each of address) {
    const opener = openerOf[each]
    if (opener !== undefined && open.pop() !== opener) break
    if (Object.values(openerOf).includes(each)) open.push(each)
    end += each.length
  }
  return address.slice(0, end).replace(ending, '')
}

/** Parsers disagree on spaces, line ends and backslashes. */
function isWebAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}
