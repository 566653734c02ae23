import fs from 'node:fs'
import path from 'node:path'
import { codeFiles } from './code-files.mjs'
import { retiredWords } from './retired-words.data.mjs'
import { root } from './run.mjs'

const isBelow = (file, folders) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** `lockName`, `lock-name` and `LOCK_NAME` are `lock` and `name`. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

function identifiersOf(ts, file) {
  const names = new Map()
  const text = fs.readFileSync(path.join(root, file), 'utf8')
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

function faultOf(file, name) {
  const words = new Set(wordsOf(name))
  const isRetired = ({ forms, within, except = {}, exceptIn = {} }) =>
    forms.some((form) => words.has(form)) &&
    (within === undefined || isBelow(file, within)) &&
    !Object.hasOwn(except, name) &&
    !isBelow(file, Object.keys(exceptIn))
  return retiredWords.find(isRetired)
}

export async function checkWords() {
  const { default: ts } = await import('typescript')
  const faults = []
  for (const file of codeFiles()) {
    for (const part of file.replace(/\..*$/, '').split('/')) {
      const retired = faultOf(file, part)
      if (retired) faults.push(`${file}: a name with “${retired.word}”; use ${retired.use}`)
    }
    for (const [name, line] of identifiersOf(ts, file)) {
      const retired = faultOf(file, name)
      if (retired) faults.push(`${file}:${line}: ${name} has “${retired.word}”; use ${retired.use}`)
    }
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
