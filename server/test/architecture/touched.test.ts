import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const { testsTouchedBy } = (await import(`${root}/scripts/touched.mjs`)) as {
  testsTouchedBy(files: string[]): { journeys: string[]; tests: string[] }
}

const components = fs.readdirSync(path.join(root, 'web/test/components')).map((name) => `web/test/components/${name}`)
/** Tests of the frame around all components. */
const ofTheShell = /\/(?:accessibility|hostile-words|pitfalls|shell|toasts|translated|whole-part)/
const features = fs.readdirSync(path.join(root, 'web/src/features'))
const componentsTouchedBy = (feature: string) => {
  const { tests } = testsTouchedBy([`web/src/features/${feature}/index.ts`])
  return components.filter((file) => tests.some((start) => file.startsWith(start)))
}

test.each(features)('a change of the web feature %s selects at least one component test', (feature) => {
  expect(componentsTouchedBy(feature)).not.toEqual([])
})

test('every component test is selected by a change of a web feature, except those of the app shell', () => {
  const touched = new Set(features.flatMap(componentsTouchedBy))
  expect(components.filter((file) => !touched.has(file) && !ofTheShell.test(file))).toEqual([])
})

test('a change of a server module selects its stories and the tests beside it', () => {
  expect(testsTouchedBy(['server/src/feeds/queries.ts', 'e2e/journeys/feeds.journey.ts'])).toEqual({
    journeys: ['e2e/journeys/feeds.journey.ts'],
    tests: ['server/src/feeds/', 'server/test/stories/feeds/'],
  })
  expect(testsTouchedBy(['docs/README.md'])).toEqual({ journeys: [], tests: [] })
})
