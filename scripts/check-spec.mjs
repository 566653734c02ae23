import fs from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'
import { specSections } from './spec-sections.data.mjs'

const page = 'docs/spec.md'
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')
const testFolders = ['server/test/stories', 'server/test/long', 'e2e/journeys', 'e2e/long', 'web/test/components']

/** Paths of test files by the names that the table of the specification uses: `feeds.journey`, `likes.story`. */
const tests = new Map(
  testFolders
    .flatMap((folder) =>
      fs.readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name)),
    )
    .map((file) => [path.basename(file).replace(/(\.test)?\.tsx?$/, ''), file]),
)

/** Returns the path from the root: of a test by its name in the table, of any other file as it is written. */
const fileOf = (place) => tests.get(place) ?? place

/** Returns the table's rows as `{section, number, statement, evidence}`; pipes within a cell are escaped. */
function rowsOf(text) {
  const rows = []
  let section = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3)
    if (!/^\| \d+ \|/.test(line)) continue
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
    const [, number, statement = '', evidence = ''] = cells
    rows.push({ section, number: Number(number), statement, evidence })
  }
  return rows
}

/**
 * Checks one reference to evidence: `file › title of a test` or `file › code in it`, followed by an optional remark
 * after a dash. @returns what is wrong, or null
 */
function faultOf(reference) {
  const [, place, words] = /^(\S+) › (.+?)(?: — .+)?$/.exec(reference) ?? []
  if (place === undefined) return 'is no “file › text”'
  const file = fileOf(place)
  if (!fs.existsSync(path.join(root, file))) return 'names a file that is not there'
  const text = read(file)
  if (words.startsWith('`')) return text.includes(words.slice(1, -1)) ? null : 'names what the file does not say'
  return ["'", '"', '`'].some((quote) => text.includes(quote + words + quote)) ? null : 'names a test that is not there'
}

function countFaults(rows) {
  const faults = []
  for (const [section, first, last] of specSections)
    for (let number = first; number <= last; number++) {
      const found = rows.filter((row) => row.number === number)
      if (found.length !== 1 || found[0].section !== section)
        faults.push(`${page}: statement ${number} stands once, in section “${section}”`)
    }
  const most = specSections.at(-1)[2]
  return [
    ...faults,
    ...rows.filter(({ number }) => number > most).map(({ number }) => `${page}: ${number} is too many`),
  ]
}

/** Refuses a table that does not list every statement of the specification once, with evidence that exists. */
export function checkSpec() {
  const rows = rowsOf(read(page))
  const faults = countFaults(rows)
  for (const { number, statement, evidence } of rows) {
    if (statement === '' || evidence === '') faults.push(`${page}: statement ${number} has no words or no evidence`)
    for (const reference of evidence.split('<br>')) {
      const fault = faultOf(reference.trim())
      if (fault) faults.push(`${page}: statement ${number}: “${reference.trim()}” ${fault}`)
    }
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}
