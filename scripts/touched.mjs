import { run } from './run.mjs'
import { modulesOfContract, screens, storiesElsewhere, usedEverywhere } from './touched.data.mjs'

const screensOf = (module) => screens[module] ?? [module]
const componentsOf = (module) => screensOf(module).map((name) => `web/test/components/${name}`)
const storiesOf = (module) =>
  (storiesElsewhere[module] ?? [`${module}/`]).map((place) => `server/test/stories/${place}`)
const testsOf = (module) => [`server/src/${module}/`, ...storiesOf(module)]
const every = 'web/test/components/'

function testsOfContract(_file, name) {
  if (usedEverywhere.includes(name)) return ['contract/', ...storiesOf('platform')]
  const modules = modulesOfContract[name] ?? [name]
  return ['contract/', ...modules.flatMap(testsOf), ...modules.flatMap(componentsOf)]
}

/** Rules from the path of a change to the paths of tests that it can affect; the first match wins. */
const rules = [
  [/\.(?:test|journey)\.tsx?$/, (file) => [file]],
  [/^web\/(?:test|src\/(?:app|art|pages|platform|styles|ui))\//, () => ['web/src/', every]],
  [/^web\/src\/features\/([\w-]+)\//, (_file, name) => [`web/src/features/${name}/`, ...componentsOf(name)]],
  [/^server\/src\/platform\/(live|mail|images)\//, (_file, name) => [`platform/${name}/`, ...storiesOf(name)]],
  [/^server\/src\/(?:[\w-]+\.ts|platform\/)/, () => testsOf('platform')],
  [/^server\/src\/([\w-]+)\//, (_file, name) => testsOf(name)],
  [/^contract\/src\/(?:(?:form|log|fallback)-)?texts\.data\.ts$/, () => ['contract/', every]],
  [/^contract\/src\/([\w-]+)(?:\.data)?\.ts$/, testsOfContract],
  [/^stylist\//, () => ['stylist/', ...['outfits', 'recommendations', 'stylist-preferences'].flatMap(testsOf)]],
  [/^server\/migrations\//, () => testsOf('platform')],
  [/^art\//, () => ['art/', ...testsOf('outfit-pictures'), ...componentsOf('outfit-picture')]],
  [/^common\//, () => ['common/', 'contract/', 'art/', 'web/src/']],
]

/**
 * Returns the tests beside changed files and those of their modules. `npm test` finds effects on other modules.
 * @param {string[]} files paths from the root
 * @returns paths of journeys, and of tests for vitest
 */
export function testsTouchedBy(files) {
  const touched = files.flatMap((file) => {
    const rule = rules.find(([place]) => place.test(file))
    return rule ? rule[1](file, rule[0].exec(file)[1]) : []
  })
  const isJourney = (path) => path.endsWith('.journey.ts')
  return {
    journeys: [...new Set(touched.filter(isJourney))],
    tests: [...new Set(touched.filter((path) => !isJourney(path)))],
  }
}

/**
 * For each folder, the folders that a change in it can break; a change in a folder that is not listed may break all.
 */
const places = {
  stylist: ['stylist', 'server', 'web'],
  server: ['server'],
  web: ['web'],
  bench: ['bench'],
  e2e: ['e2e'],
}

/**
 * Returns the folders in which a linter can find what a change breaks. Tests and benchmarks that start the server are
 * not among them; `npm test` covers these.
 * @param {string[]} files paths from the root
 * @returns folders; an empty list means all folders
 */
export function placesTouchedBy(files) {
  const folders = [...new Set(files.filter((file) => !file.endsWith('.md')).map((file) => file.split('/')[0]))]
  if (folders.some((folder) => !(folder in places))) return []
  return [...new Set(folders.flatMap((folder) => places[folder]))]
}

/** Returns the files changed since a commit, and those not committed. @throws when git does not know it */
export async function changedFiles(since) {
  const git = async (...args) => {
    const { code, output } = await run('git', args, { quiet: true })
    if (code !== 0) throw new Error(output.trim())
    return output.split('\n').filter(Boolean)
  }
  return [
    ...(await git('diff', '--name-only', '--diff-filter=d', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
}
