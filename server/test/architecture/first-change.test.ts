import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const page = readFileSync(path.join(root, 'docs/first-change.md'), 'utf8')

interface Named {
  file: string
  /** Names of the code that the page expects in the file. */
  names: string[]
}

const isFile = (word: string) => /^[\w./-]+\.(?:ts|tsx|md|sql)$/.test(word)
const isFolder = (word: string) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(word) && !isFile(word)
/** A name of the code; the page's own new field is not there yet. */
const isName = (word: string) => /^[A-Za-z]\w{4,}$/.test(word) && !/shop/i.test(word)

/** Returns the files that a section of the page names, and the names that follow each of them in its paragraph. */
function namedIn(section: string): Named[] {
  const found: Named[] = []
  let folder = ''
  for (const paragraph of section.split(/\n\n|\n(?=- )|\n(?=\|)/)) {
    let last: Named | undefined
    for (const [, word = ''] of paragraph.matchAll(/`([^`]+)`/g)) {
      if (isFolder(word)) folder = word
      else if (isFile(word)) {
        const file = existsSync(path.join(root, word)) ? word : path.join(folder, word)
        last = { file, names: [] }
        found.push(last)
      } else if (isName(word)) last?.names.push(word)
    }
  }
  return found
}

const named = page.split(/^## /m).flatMap(namedIn)

test('every file that the page of the first change names exists', () => {
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ file }) => !existsSync(path.join(root, file))).map(({ file }) => file)).toEqual([])
})

test('every name that the page of the first change gives stands in the file named before it', () => {
  const missing = named.flatMap(({ file, names }) => {
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : ''
    return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
