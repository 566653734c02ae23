import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const { retiredWordsIn } = (await import(path.join(import.meta.dirname, '../../../scripts/words-in.mjs'))) as {
  retiredWordsIn(compiler: typeof ts, file: string, text: string): string[]
}

/** Returns the places and retired words that the check reports, without its advice. */
const found = (file: string, text: string) =>
  retiredWordsIn(ts, file, text).map((fault) => fault.replace(/^(.*?): .*“(.*)”.*$/, '$1 $2'))

test('retired words in names are found whatever joins them, in private names and in file names', () => {
  expect(found('web/src/a.ts', 'const one = 1\nconst wakeAll = one')).toEqual(['web/src/a.ts:2 wake'])
  expect(found('web/src/a.ts', 'const two = { lock_patience: 1 }')).toEqual(['web/src/a.ts:1 patience'])
  expect(found('web/src/a.ts', 'class One {\n  #XMLHouse = 1\n}')).toEqual(['web/src/a.ts:2 house'])
  expect(found('web/src/front-door/gate.ts', '')).toEqual([
    'web/src/front-door/gate.ts door',
    'web/src/front-door/gate.ts gate',
  ])
})

test('a word that merely contains a retired one is accepted', () => {
  expect(found('web/src/a.ts', '// A warehouse has doorbells.\nconst household = awakened')).toEqual([])
})

test.each([
  ['a doc comment', '/**\n * Opens\n * the house.\n */\nconst one = 1', 1],
  ['a line of its own', 'const one = 1\n// The house is open.', 2],
  ['the end of a line of code', 'const one = 1 // the house', 1],
  ['the middle of an expression', 'const one =\n  1 + /* the house */ 2', 2],
  ['JSX', 'const one = (\n  <p>\n    {/* The house is open. */}\n    text\n  </p>\n)', 3],
  ['an attribute of JSX', 'const one = (\n  <p\n    // The house is open.\n    id="one"\n  />\n)', 3],
])('a retired word in a comment is found with its line: %s', (_where, text, line) => {
  expect(found('web/src/a.tsx', text)).toEqual([`web/src/a.tsx:${line} house`])
})

test('retired words in strings and texts of JSX, and words that are retired for names alone in comments, are accepted', () => {
  expect(found('web/src/a.tsx', 'const one = <p title="the house">// the house {`house`}</p>')).toEqual([])
  expect(found('web/src/a.tsx', '// The timeouts hold for all of the rest.')).toEqual([])
})

test('retired words in classes, properties, animations and comments of style sheets are found', () => {
  const styles = `/* The house
is open. */
.house-card { width: .5em; --door-width: 1px }
@keyframes wake { to { opacity: 1 } }
@container patience (width > 1px) { .quiet { color: var(--door-width) } }`
  expect(found('web/src/a.module.css', styles)).toEqual([
    'web/src/a.module.css:3 house',
    'web/src/a.module.css:3 door',
    'web/src/a.module.css:4 wake',
    'web/src/a.module.css:5 patience',
    'web/src/a.module.css:1 house',
  ])
})

test('a word is accepted where it is an exception, and refused within the folders of its rule alone', () => {
  expect(found('stylist/src/a.ts', '// Heated rooms have gates.\nconst room = 1')).toEqual([])
  expect(found('web/src/a.ts', 'const room = Math.floor(1)')).toEqual(['web/src/a.ts:1 room'])
  expect(found('server/src/live/a.ts', 'const visit = 1')).toEqual(['server/src/live/a.ts:1 host'])
  expect(found('server/src/feeds/a.ts', 'const visit = 1')).toEqual([])
})
