import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../../../web/src')
/** Of the whole client: others only place them. */
const everywhere = ['ell', 'num', 'sr']

const classesOf = (sheet: string) => {
  const rules = fs.readFileSync(path.join(source, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  return new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name))
}

test('no class of a sheet that holds for every page is named by another such sheet', () => {
  const sheets = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const owners = new Map<string, string[]>()
  for (const sheet of sheets)
    for (const name of classesOf(sheet)) owners.set(name, [...(owners.get(name) ?? []), sheet])
  const shared = [...owners].filter(([name, found]) => found.length > 1 && !everywhere.includes(name))
  expect(shared).toEqual([])
})
