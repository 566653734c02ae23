import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../../../web/src')
/** Of the whole client: others only place them. */
const everywhere = ['ell', 'num', 'sr']

const sheets = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const rulesOf = (sheet: string) => fs.readFileSync(path.join(source, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
const classesOf = (sheet: string) =>
  new Set(Array.from(rulesOf(sheet).matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name))

/** px from which numbers are drawings: they are large enough for everybody. */
const drawn = 36

test('text follows the size that a browser is set to', () => {
  const sizes = sheets.flatMap((sheet) =>
    Array.from(rulesOf(sheet).matchAll(/font(?:-size)?: (?:\d+ )?(\d+)px/g), ([rule, size]) => ({ sheet, rule, size })),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(({ size }) => Number(size) < drawn)).toEqual([])
})

test('no class of a sheet that holds for every page is named by another such sheet', () => {
  const ofAll = sheets.filter((file) => !file.endsWith('.module.css'))
  expect(ofAll.length).toBeGreaterThan(20)
  const owners = new Map<string, string[]>()
  for (const sheet of ofAll) for (const name of classesOf(sheet)) owners.set(name, [...(owners.get(name) ?? []), sheet])
  const shared = [...owners].filter(([name, found]) => found.length > 1 && !everywhere.includes(name))
  expect(shared).toEqual([])
})
