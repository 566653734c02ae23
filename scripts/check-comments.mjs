import fs from 'node:fs'
import path from 'node:path'
import { codeFiles } from './code-files.mjs'
import { beginsMidSentence, docCommentsOf } from './comment-openings.mjs'
import { commentsIn } from './comments-in.mjs'
import { root } from './run.mjs'

const limit = 60
// The density of comments is computed for each folder directly below one of these.
const parents = [
  'server/src',
  'server/src/platform',
  'web/src',
  'web/src/features',
  'web/src/platform',
  'stylist/src',
  'common',
  'art',
  'contract',
  'server',
  'stylist',
  'web',
  '.',
]

const measured = (file) => !/\.test\.tsx?$/.test(file)

function folderOf(file) {
  let folder = path.dirname(file)
  while (!parents.includes(folder) && !parents.includes(path.dirname(folder))) folder = path.dirname(folder)
  return folder
}

const wordsOfComments = (ts, file, text) =>
  commentsIn(ts, file, text)
    .map((comment) => comment.text)
    .join(' ')
    .replaceAll(/[*/]+/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Returns the folders with the words of their comments per 100 lines, the densest first. */
async function commentDensity() {
  const { default: ts } = await import('typescript')
  const folders = new Map()
  for (const file of codeFiles().filter(measured)) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const sum = folders.get(folderOf(file)) ?? { lines: 0, words: 0 }
    sum.lines += text.split('\n').length - 1
    sum.words += wordsOfComments(ts, file, text)
    folders.set(folderOf(file), sum)
  }
  return [...folders]
    .map(([folder, { lines, words }]) => ({ folder, lines, words, density: (100 * words) / Math.max(lines, 100) }))
    .toSorted((one, other) => other.density - one.density)
}

const riddles = () =>
  codeFiles().flatMap((file) =>
    docCommentsOf(fs.readFileSync(path.join(root, file), 'utf8'))
      .filter(({ text }) => beginsMidSentence(text))
      .map(({ line, text }) => `${file}:${line}: a doc comment begins mid-sentence: ${text.slice(0, 80)}`),
  )

/**
 * Refuses doc comments that begin in mid-sentence. The number of their words only gives a warning: a limit would lead
 * to telegram style.
 */
export async function checkComments() {
  const faults = riddles()
  const above = (await commentDensity()).filter(({ density }) => density > limit)
  const rows = above.map(
    ({ folder, lines, words, density }) =>
      `${folder}: ${words} words of comments in ${lines} lines, ${Math.ceil(density)} per 100 (better ${limit})`,
  )
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n'), warning: rows.join('\n') }
}
