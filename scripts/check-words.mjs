import fs from 'node:fs'
import path from 'node:path'
import { codeFiles } from './code-files.mjs'
import { docCommentsOf } from './comment-openings.mjs'
import { retiredWords } from './retired-words.data.mjs'
import { root } from './run.mjs'

const isBelow = (file, folders) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** Splits a name into words: `lockName`, `lock-name` and `LOCK_NAME` are `lock` and `name`. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

function identifiersOf(ts, file, text) {
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

/** Returns the doc comments of a text and the comments that have a line of their own. */
const commentsOf = (text) => [
  ...docCommentsOf(text),
  ...[...text.matchAll(/^[ \t]*\/\/ (.*)$/gm)].map(({ 1: words, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: words,
  })),
]

const isRetiredHere = (file, { within, exceptIn = {} }) =>
  (within === undefined || isBelow(file, within)) && !isBelow(file, Object.keys(exceptIn))

const retiredIn = (file, text, words) =>
  words.find((retired) => {
    const all = new Set(wordsOf(text))
    const { forms, except = {} } = retired
    return forms.some((form) => all.has(form)) && !Object.hasOwn(except, text) && isRetiredHere(file, retired)
  })

const ofComments = retiredWords.filter(({ inComments }) => inComments)

export async function checkWords() {
  const { default: ts } = await import('typescript')
  const faults = []
  for (const file of codeFiles()) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    for (const part of file.replace(/\..*$/, '').split('/')) {
      const retired = retiredIn(file, part, retiredWords)
      if (retired) faults.push(`${file}: a name with “${retired.word}”; use ${retired.use}`)
    }
    for (const [name, line] of identifiersOf(ts, file, text)) {
      const retired = retiredIn(file, name, retiredWords)
      if (retired) faults.push(`${file}:${line}: ${name} has “${retired.word}”; use ${retired.use}`)
    }
    for (const comment of commentsOf(text)) {
      const retired = retiredIn(file, comment.text, ofComments)
      if (retired) faults.push(`${file}:${comment.line}: a comment with “${retired.word}”; use ${retired.use}`)
    }
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
