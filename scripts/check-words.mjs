import fs from 'node:fs'
import path from 'node:path'
import { codeFiles, styleFiles } from './code-files.mjs'
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

/** Returns the lines of the identifiers in a source file, and its text with spaces in place of literals. */
function partsOf(ts, file, text) {
  const names = new Map()
  const pieces = []
  let end = 0
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const isLiteral = (node) =>
    ts.isLiteralExpression(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  const visit = (node) => {
    const start = () => node.getStart(source)
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node)
    if (isName && !names.has(node.text)) names.set(node.text, source.getLineAndCharacterOfPosition(start()).line + 1)
    if (isLiteral(node)) {
      pieces.push(text.slice(end, start()), text.slice(start(), node.end).replaceAll(/[^\n]/g, ' '))
      end = node.end
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { names, withoutLiterals: [...pieces, text.slice(end)].join('') }
}

/** Returns the comments of a text without literals: those in blocks, and those from `//` to the end of the line. */
const commentsOf = (text) =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].map(({ 0: comment, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: comment,
  }))

const isRetiredHere = (file, { within, exceptIn = {} }) =>
  (within === undefined || isBelow(file, within)) && !isBelow(file, Object.keys(exceptIn))

const retiredIn = (file, text, words) =>
  words.find((retired) => {
    const all = new Set(wordsOf(text))
    const { forms, except = {} } = retired
    return forms.some((form) => all.has(form)) && !Object.hasOwn(except, text) && isRetiredHere(file, retired)
  })

const ofComments = retiredWords.filter(({ inComments }) => inComments)

const faultsInComments = (file, text) =>
  commentsOf(text).flatMap((comment) => {
    const retired = retiredIn(file, comment.text, ofComments)
    return retired ? [`${file}:${comment.line}: a comment with “${retired.word}”; use ${retired.use}`] : []
  })

function faultsInCode(ts, file, text) {
  const faults = []
  for (const part of file.replace(/\..*$/, '').split('/')) {
    const retired = retiredIn(file, part, retiredWords)
    if (retired) faults.push(`${file}: a name with “${retired.word}”; use ${retired.use}`)
  }
  const { names, withoutLiterals } = partsOf(ts, file, text)
  for (const [name, line] of names) {
    const retired = retiredIn(file, name, retiredWords)
    if (retired) faults.push(`${file}:${line}: ${name} has “${retired.word}”; use ${retired.use}`)
  }
  return [...faults, ...faultsInComments(file, withoutLiterals)]
}

/** Refuses retired words in names of files, folders and identifiers, and in comments of code and styles. */
export async function checkWords() {
  const { default: ts } = await import('typescript')
  const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')
  const faults = [
    ...codeFiles().flatMap((file) => faultsInCode(ts, file, read(file))),
    ...styleFiles().flatMap((file) => faultsInComments(file, read(file))),
  ]
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
