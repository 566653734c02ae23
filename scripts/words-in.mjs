import { commentsIn } from './comments-in.mjs'
import { retiredWords } from './retired-words.data.mjs'

const isBelow = (file, folders) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** Splits a name into words: `lockName`, `lock-name` and `LOCK_NAME` are `lock` and `name`. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** Returns the names in a code file, each with the line of its first use. */
function identifiersIn(ts, file, text) {
  const names = new Map()
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const visit = (node) => {
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node)
    if (isName && !names.has(node.text))
      names.set(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const commentOfStyles = /\/\*[\s\S]*?\*\//g

/** Returns classes, properties and animations of a style sheet, each with the line of its first use. */
function namesInStyles(text) {
  const names = new Map()
  const code = text.replaceAll(commentOfStyles, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  for (const { 1: name, index } of code.matchAll(/(?:\.|--|@keyframes\s+|@container\s+)([A-Za-z][\w-]*)/g))
    if (!names.has(name)) names.set(name, lineOf(code, index))
  return names
}

const commentsInStyles = (text) =>
  [...text.matchAll(commentOfStyles)].map(({ 0: comment, index }) => ({
    line: lineOf(text, index),
    text: comment,
  }))

const isRetiredHere = (file, { within, exceptIn = {} }) =>
  (within === undefined || isBelow(file, within)) && !isBelow(file, Object.keys(exceptIn))

function retiredIn(file, text, words) {
  const all = new Set(wordsOf(text))
  return words.find((retired) => {
    const { forms, except = {} } = retired
    return forms.some((form) => all.has(form)) && !Object.hasOwn(except, text) && isRetiredHere(file, retired)
  })
}

const ofComments = retiredWords.filter(({ inComments }) => inComments)
/** Whether a comment of this text may have such a word, as it takes long to find the comments of a code file. */
function mayBeInComments(text) {
  const said = new Set(wordsOf(text))
  return ofComments.some(({ forms }) => forms.some((form) => said.has(form)))
}

/**
 * @param ts the compiler
 * @param file path from the root
 * @returns the retired words in the path, the names and the comments of a code file or style sheet
 */
export function retiredWordsIn(ts, file, text) {
  const isStyles = file.endsWith('.css')
  const faults = []
  const add = (words, place, said, what) => {
    const retired = retiredIn(file, said, words)
    if (retired) faults.push(`${place}: ${what} “${retired.word}”; use ${retired.use}`)
  }
  for (const part of file.replace(/\..*$/, '').split('/')) add(retiredWords, file, part, 'a name with')
  for (const [name, line] of isStyles ? namesInStyles(text) : identifiersIn(ts, file, text))
    add(retiredWords, `${file}:${line}`, name, `${name} has`)
  if (!mayBeInComments(text)) return faults
  for (const comment of isStyles ? commentsInStyles(text) : commentsIn(ts, file, text))
    add(ofComments, `${file}:${comment.line}`, comment.text, 'a comment with')
  return faults
}
