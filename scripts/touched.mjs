import { run } from './run.mjs'

/** Names of component tests by module, for modules whose tests have other names than the module. */
const screens = {
  account: ['account', 'email-links', 'settings'],
  attributes: ['admin-attributes'],
  auth: ['auth', 'email-links', 'in-app', 'login', 'register', 'reset', 'session', 'sign-in-methods'],
  briefings: ['briefing'],
  closet: ['closet', 'first-outfit', 'profiles'],
  clothes: ['closet', 'cut', 'link-import', 'lookbook', 'picture-urls', 'piece-notes', 'stylist-settings'],
  'clothes-form': ['closet', 'cut', 'draft-names', 'link-import', 'photo-races', 'piece-notes'],
  comments: ['feed-dialog', 'feed-words'],
  diary: ['diary', 'kept-lists', 'outbox'],
  drafts: ['draft-names', 'photo', 'shares'],
  feeds: ['feed', 'follow-along'],
  follows: ['profiles'],
  likes: ['feeds'],
  notifications: ['notifications', 'shell-news'],
  places: ['settings-place', 'trips', 'weather-sources'],
  profiles: ['profiles', 'settings'],
  outfits: ['enlarged', 'lookbook', 'outfit', 'recommendations'],
  recommendations: ['choose-here', 'first-outfit', 'outfit', 'recommendations', 'said-day', 'stylist', 'votes'],
  'stylist-preferences': ['settings', 'stylist'],
  users: ['admin-users'],
}
const screensOf = (module) => screens[module] ?? [module]
const componentsOf = (module) => screensOf(module).map((name) => `web/test/components/${name}`)
const storiesOf = (module) => [`server/src/${module}/`, `server/test/stories/${module}/`]
const every = 'web/test/components/'

/** Rules from the path of a change to the paths of tests that it can affect; the first match wins. */
const rules = [
  [/\.(?:test|journey)\.tsx?$/, (file) => [file]],
  [/^web\/(?:test|src\/(?:app|art|pages|platform|styles|ui))\//, () => ['web/src/', every]],
  [/^web\/src\/features\/([\w-]+)\//, (_file, name) => [`web/src/features/${name}/`, ...componentsOf(name)]],
  [/^server\/src\/platform\/(live|mail|images)\//, (_file, name) => [`platform/${name}/`, ...storiesOf(name)]],
  [/^server\/src\/(?:[\w-]+\.ts|platform\/)/, () => storiesOf('platform')],
  [/^server\/src\/([\w-]+)\//, (_file, name) => storiesOf(name)],
  [/^contract\/src\/([\w-]+)\.ts$/, (_file, name) => ['contract/', ...storiesOf(name), ...componentsOf(name)]],
  [/^stylist\//, () => ['stylist/', ...['outfits', 'recommendations', 'stylist-preferences'].flatMap(storiesOf)]],
  [/^server\/migrations\//, () => storiesOf('platform')],
  [/^art\//, () => ['art/', ...storiesOf('outfit-pictures'), ...componentsOf('outfit-picture')]],
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
