import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** The file that a cell of the table names, from the root of the project. */
function fileOf(place: string): string {
  const [, name, kind] = /^([\w-]+)\.(story|journey)$/.exec(place) ?? []
  if (kind === 'story') return `server/test/${name}.story.test.ts`
  if (kind === 'journey') return `e2e/journeys/${name}.journey.ts`
  return place
}

const table = readFileSync(path.join(root, 'docs/trust-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+-\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, rows = '', name = '', place = '']) => ({ rows: rows.split(', '), name, file: fileOf(place) }))

test('every row of the catalogue names tests that are there', () => {
  expect(table.length).toBeGreaterThan(100)
  const missing = table.filter(({ rows, name, file }) => {
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : ''
    return !rows.every((row) => /^[A-Z]+-\d\d$/.test(row)) || !text.includes(name.replace('…', ''))
  })
  expect(missing).toEqual([])
})
