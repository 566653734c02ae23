import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const { testsTouchedBy } = (await import(`${root}/scripts/touched.mjs`)) as {
  testsTouchedBy(files: string[]): { journeys: string[]; tests: string[] }
}

const components = fs.readdirSync(path.join(root, 'web/test/components')).map((name) => `web/test/components/${name}`)
/** Tests of the frame around all components. */
const ofTheShell = /\/(?:accessibility|hostile-words|pitfalls|shell|toasts|translated|uncovered|whole-part)/
const features = fs.readdirSync(path.join(root, 'web/src/features'))
/** Returns those of `tests` that a change of a file selects. */
const selectedBy = (file: string, tests: readonly string[]) => {
  const starts = testsTouchedBy([file]).tests
  return tests.filter((one) => starts.some((start) => one.startsWith(start)))
}
const componentsTouchedBy = (feature: string) => selectedBy(`web/src/features/${feature}/index.ts`, components)

test.each(features)('a change of the web feature %s selects at least one component test', (feature) => {
  expect(componentsTouchedBy(feature)).not.toEqual([])
})

test('every component test is selected by a change of a web feature, except those of the app shell', () => {
  const touched = new Set(features.flatMap(componentsTouchedBy))
  expect(components.filter((file) => !touched.has(file) && !ofTheShell.test(file))).toEqual([])
})

const filesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx)$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
const stories = filesIn('server/test/stories').filter((file) => file.endsWith('.test.ts'))
const contractFiles = filesIn('contract/src').filter((file) => !file.endsWith('.test.ts'))
test.each(contractFiles)('a change of %s selects a story or a component test', (file) => {
  expect(selectedBy(file, [...stories, ...components])).not.toEqual([])
})

const withEndpoints = contractFiles.filter((file) =>
  /\bendpoints\(\{/.test(fs.readFileSync(path.join(root, file), 'utf8')),
)
test('a change of a contract file with endpoints selects a story', () => {
  expect(withEndpoints.length).toBeGreaterThan(20)
  expect(withEndpoints.filter((file) => selectedBy(file, stories).length === 0)).toEqual([])
})

const modules = fs
  .readdirSync(path.join(root, 'server/src'), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
test.each(modules)('a change of the server module %s selects a story', (module) => {
  expect(selectedBy(`server/src/${module}/index.ts`, stories)).not.toEqual([])
})

test('each place of tests in the map of touched files has a test', async () => {
  const { screens, storiesElsewhere } = (await import(`${root}/scripts/touched.data.mjs`)) as {
    screens: Record<string, string[]>
    storiesElsewhere: Record<string, string[]>
  }
  const places = [
    ...Object.values(screens).flatMap((names) => names.map((name) => `web/test/components/${name}`)),
    ...Object.values(storiesElsewhere).flatMap((names) => names.map((name) => `server/test/stories/${name}`)),
  ]
  expect(places.filter((place) => ![...stories, ...components].some((file) => file.startsWith(place)))).toEqual([])
})

test('a change of a server module selects its stories and the tests beside it', () => {
  expect(testsTouchedBy(['server/src/feeds/queries.ts', 'e2e/journeys/feeds.journey.ts'])).toEqual({
    journeys: ['e2e/journeys/feeds.journey.ts'],
    tests: ['server/src/feeds/', 'server/test/stories/feeds/'],
  })
  expect(testsTouchedBy(['docs/README.md'])).toEqual({ journeys: [], tests: [] })
})
