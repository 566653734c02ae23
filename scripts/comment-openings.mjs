/**
 * Words that cannot begin a sentence in a doc comment: a comment that begins with one of them is taken for a fragment
 * of a sentence.
 */
const fragments = new Set('of what who whom whose which that as by to and or but nor than also into onto'.split(' '))
/**
 * Words that open a sentence only if a main clause follows: "After the commit, every instance closes its connections."
 */
const subordinate = new Set(
  [
    'in on at for from with without under over among within during against behind below above beyond beside',
    'besides through between when where while if unless because since although though until after before once so',
  ].flatMap((words) => words.split(' ')),
)

const firstWord = (text) => (/^[A-Za-z]+/.exec(text)?.[0] ?? '').toLowerCase()

/**
 * @param text of a doc comment, without the comment marks
 * @returns whether it begins like the middle of a sentence
 */
export function beginsMidSentence(text) {
  const [sentence = ''] = text.split(/(?<=[.;:])\s/)
  const opening = firstWord(sentence)
  if (/^at (?:most|least)\b/i.test(sentence)) return false
  if (fragments.has(opening)) return true
  if (!subordinate.has(opening)) return false
  const comma = sentence.indexOf(', ')
  if (comma < 0) return true
  const clause = sentence.slice(comma + 2)
  const next = firstWord(clause)
  const isFragment = fragments.has(next) || subordinate.has(next) || next === 'else' || next === 'not'
  return isFragment || clause.split(/\s+/).length < 2
}

/** @returns {{ line: number, text: string }[]} doc comments of a file from the first to the last */
export function docCommentsOf(source) {
  return [...source.matchAll(/\/\*\*(?!\*)([\s\S]*?)\*\//g)].map(({ 1: inner, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: inner
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, '').trim())
      .join(' ')
      .trim(),
  }))
}
