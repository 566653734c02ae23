/**
 * A character of a web address within a sentence; Hangul and other signs end the address. A `\` is included so that the
 * address is refused.
 */
const sign = String.raw`(?!\p{sc=Hangul})[\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=%|{}^\\]`
/** A Korean word within a web address follows a separator; Hangul without one is a particle of the sentence. */
const koreanWord = String.raw`[-_/=+?&#]\p{sc=Hangul}[\p{L}\p{N}]*`
const koreanHost = String.raw`\p{sc=Hangul}[\p{L}\p{N}.-]*`
/**
 * The start of a web address without a scheme; it must not be part of an e-mail address, a path or an address with
 * another scheme.
 */
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
/** Trailing characters that belong to the sentence around an address: its end, quotes, bold marks, opening brackets. */
const ending = /[.,;:!?'*~([{]+$/

/**
 * Returns the address without the end that belongs to the sentence around it: everything from the first closing bracket
 * that has no opening one, and the trailing characters of `ending`.
 */
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

/** Returns whether a text is a web address; it has no spaces, line ends or backslashes, on which parsers disagree. */
function isWebAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}
