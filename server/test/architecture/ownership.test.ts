import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { recordTables } from '#platform/records/index.ts'

const root = path.join(import.meta.dirname, '../../..')
const owners: Record<string, string[]> = createRequire(import.meta.url)('../../../layers.cjs').owners
const owned = Object.entries(owners).flatMap(([module, tables]) => tables.map((table) => [table, module] as const))
const ownerOf = new Map(owned)

interface Source {
  file: string
  text: string
}

/** Returns every source file below a folder, named from that folder, without its comments. */
function sourcesIn(folder: string): Source[] {
  const top = path.join(root, folder)
  return fs
    .readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: withoutComments(path.join(top, file)) }))
}

const withoutComments = (file: string) =>
  fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')

const snake = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
const server = sourcesIn('server/src')
const modules = server.filter(({ file }) => file.includes('/') && !file.startsWith('platform/'))
const startFiles = server.filter(({ file }) => !file.includes('/'))
const builderWrites = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g
const textWrites =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?=\s+\w+\s+set))\s+"?(\w+)/gi
/** Matches calls of `recordsOf`, which writes the table of one kind of records. */
const recordWrites = /\brecordsOf\(\s*'(\w+)'/g
const verbs = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`|\bpool\.query\(/

function writesIn({ file, text }: Source) {
  const written = [...text.matchAll(builderWrites), ...text.matchAll(textWrites)].map(([, table = '']) => table)
  const kept = [...text.matchAll(recordWrites)].map(([, kind = '']) => recordTables[kind as keyof typeof recordTables])
  const tables = [...written, ...kept].map(snake)
  return tables.map((table) => ({ file, table }))
}

test('every table has exactly one owner, and every owned table exists', () => {
  const types = fs.readFileSync(path.join(root, 'server/src/platform/db/tables.gen.ts'), 'utf8')
  const tables = [...types.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = '']) => snake(table))
  expect(tables.length).toBeGreaterThan(10)
  expect(owned.map(([table]) => table).toSorted()).toEqual(tables.toSorted())
})

test('no module writes a table of another module', () => {
  const writes = [...modules, ...startFiles].flatMap(writesIn)
  expect(writes.length).toBeGreaterThan(0)
  expect(writes.filter(({ file, table }) => ownerOf.get(table) !== file.split('/')[0])).toEqual([])
})

test('the platform writes no table of a module', () => {
  const writes = server.filter(({ file }) => file.startsWith('platform/')).flatMap(writesIn)
  expect(writes.filter(({ table }) => ownerOf.has(table))).toEqual([])
})

test('no module file besides its queries contains SQL', () => {
  const isQueries = ({ file }: Source) => /(^|\/)queries[^/]*\.ts$/.test(file)
  expect(modules.filter((source) => !isQueries(source) && verbs.test(source.text)).map(({ file }) => file)).toEqual([])
})

test('zod is imported as a namespace, so that the client bundle drops unused parts', () => {
  const sources = ['contract', 'stylist', 'server', 'web/src', 'e2e', 'bench'].flatMap((folder) =>
    sourcesIn(folder).map(({ file, text }) => ({ file: `${folder}/${file}`, text })),
  )
  const named = /import\s+(?:type\s+)?(?:\{[^}]*\}|\w+)\s+from\s+['"]zod['"]/
  expect(sources.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([])
})

test('no source file outside platform/config reads environment variables', () => {
  const sources = [...server, ...sourcesIn('contract/src'), ...sourcesIn('stylist/src'), ...sourcesIn('web/src')]
  const reads = sources.filter(({ text }) =>
    /\bprocess\s*(\.|\[\s*['"])\s*env\b|\benv\b[^\n]*from 'node:process'/.test(text),
  )
  expect(reads.map(({ file }) => file).filter((file) => !file.startsWith('platform/config/'))).toEqual([])
})

test('no client file besides platform/time/clock.ts reads the clock of the device', () => {
  const asking = sourcesIn('web/src').filter(({ text }) => /\bnew Date\(\)|\bDate\.now\(/.test(text))
  expect(asking.map(({ file }) => file)).toEqual(['platform/time/clock.ts'])
})

test('the patterns find planted table writes and SQL', () => {
  const planted = (text: string) => writesIn({ file: 'likes/queries.ts', text }).map(({ table }) => table)
  expect(planted(`db.updateTable('feedImages').set({})`)).toEqual(['feed_images'])
  expect(planted(`db\n  .insertInto(\n    'feeds',\n  )`)).toEqual(['feeds'])
  expect(planted('sql`update feeds set like_count = 1`')).toEqual(['feeds'])
  expect(planted('sql`INSERT INTO feeds (id) values (1)`')).toEqual(['feeds'])
  expect(planted(`recordsOf('wears', {})`)).toEqual(['wear_entries'])
  expect(planted(`db.selectFrom('feeds').forUpdate()`)).toEqual([])
  expect(verbs.test('sql<number>`count(*)`')).toBe(true)
})
