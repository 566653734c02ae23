import fs from 'node:fs'
import { expect, test } from 'vitest'
import { fittedFiles } from '../scripts/fit-file.ts'
import { fitTables } from '../scripts/fit-tables.ts'
import { labelFolders, readLabels } from '../scripts/labels.ts'
import { ceiling, floor, wornShares } from '../scripts/measures/worn.ts'

const [sixteen, own] = labelFolders.map((folder) => readLabels(folder))
if (!sixteen || !own) throw new Error('no labels')

/**
 * The least shares are a little below those that `npm run stylist:eval` shows, so that the test fails if people would
 * wear fewer of the picks.
 */
test.each([
  ['the sixteen people', sixteen, 0.8],
  ['our own people', own, 0.5],
] as const)('the share of picks that %s would wear is above its minimum', (_, set, least) => {
  const { shares, faults } = wornShares(set, () => undefined, undefined, 1)
  expect(shares.share('all'), [...faults].map(([kind, n]) => `${kind} ${n}`).join(', ')).toBeGreaterThan(least)
})

test('the worn-share measure is high for labeled outfits and low for random ones', () => {
  for (const set of [sixteen, own]) {
    expect(ceiling(set)).toBeGreaterThan(0.99)
    expect(floor(set)).toBeLessThan(0.05)
  }
})

test('the fitted table files match the output of stylist:fit', () => {
  for (const [name, text] of Object.entries(fittedFiles(fitTables([sixteen, own])))) {
    const file = fs.readFileSync(new URL(`../src/choosing/fitted/${name}`, import.meta.url), 'utf8')
    expect(file === text, `${name}: run "npm run stylist:fit"`).toBe(true)
  }
})
