import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

const folders = ['server/test/{stories,long,long/own}/*', 'e2e/{journeys,long}', 'web/test/components']
const tests = new Map(
  folders
    .flatMap((folder) => globSync(`${folder}/*.{story,journey,component}{,.test}.{ts,tsx}`, { cwd: root }))
    .map((file) => [path.basename(file).replace(/(\.test)?\.tsx?$/, ''), file]),
)

/** Returns the file that a cell of the table in docs/trust-tests.md names, as a path from the project's root. */
function fileOf(place: string): string {
  const test = tests.get(place)
  if (test) return test
  const [, part] = /^(?:bench|soak) ([\w-]+)$/.exec(place) ?? []
  return part ? `bench/src/${part}.ts` : place
}

const table = readFileSync(path.join(root, 'docs/trust-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+-\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rows = '', name = '', place = '']) => ({ rows: rows.split(', '), name, file: fileOf(place) }))

/**
 * The rows of the catalogue of attacks and faults (docs/trust-tests.md): by family, from the first to the last number.
 */
const catalogue = `
  AUTH 1-2, JWT 1-8, CSRF 1-5, COOK 1-1, CORS 1-1, TOK 1-7, LOCK 1-3, ROLE 1-9, ENUM 1-5, BF 1-4, IDOR 1-18, SELF 1-1,
  PAGE 1-3, CUR 1-2, SQL 1-3, UNI 1-5, VAL 1-7, ID 1-2, BODY 1-7, HPP 1-1, ATTR 1-1, XSS 1-3, XSS 10-14, HTTP 1-8,
  OAUTH 1-4, OAUTH 10-13, TMP 1-6, UP 0-13, SSRF 1-11, SSRF 20-25, RACE 1-15, SSE 1-10, WS 1-17, FLT 1-30`
/** Rows added later, for attacks that succeeded although the tests of the catalogue passed. */
const later =
  'PLACE 1-1, GATE 1-4, FILE 1-1, ADM 1-1, COST 1-5, OUT 1-1, POLL 1-1, LOST 1-3, CAMP 1-1, START 1-3, KEEP 1-5, LOG 1-6, NAME 1-2, DEAD 1-4, IDEM 1-3, WIRE 1-6, MAIL 1-7, PIC 1-13, ACC 1-18, SIGHT 1-19, AUD 1-21'
const every = [...`${catalogue},${later}`.matchAll(/([A-Z]+) (\d+)-(\d+)/g)].flatMap(([, family, first, last]) =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => {
    const number = String(Number(first) + at).padStart(2, '0')
    return `${family}-${number}`
  }),
)

test('every row of the catalog of attacks and faults has a test, and every tested row is in the catalog', () => {
  expect(every).toHaveLength(228 + 125)
  const blocked = new Set(table.flatMap(({ rows }) => rows))
  expect(every.filter((row) => !blocked.has(row))).toEqual([])
  expect([...blocked].filter((row) => !every.includes(row))).toEqual([])
})

test('every test that docs/trust-tests.md names exists', () => {
  const missing = table.filter(({ rows, name, file }) => {
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : ''
    return !rows.every((row) => /^[A-Z]+-\d\d$/.test(row)) || !text.includes(name.replace('…', ''))
  })
  expect(missing).toEqual([])
})
