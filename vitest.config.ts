import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { launchWith } from './e2e/kit/browser.ts'

const template = fileURLToPath(new URL('server/test/kit/template.ts', import.meta.url))
// Stories that need a Redis server; they are left out unless TEST_REDIS_URL names one.
const withRedis = process.env['TEST_REDIS_URL'] ? [] : ['**/{limits,live}-instances.story.test.ts']
// Stories that start databases of their own; they are left out if TEST_DATABASE_URL names a server, as they would not
// use it.
const ownDatabases = process.env['TEST_DATABASE_URL'] ? ['**/long/own/**'] : []
// The story that uses up the product's own limits on purpose, and so would disturb other stories beside it.
const flood = '**/hostile-uploads.story.test.ts'
// The story that counts the calls of a library. It must load the library before other stories do, so it gets modules of
// its own.
const apart = '**/equal-work.story.test.ts'

// Test files that take longest. They begin first, because the last one of them would otherwise run on alone when all
// others have ended.
const longest =
  /(majors|life|users|restore|drill|kills|old-directories|server-faults|durability|move|passwords|live-instances|drafts|weather-failures|limits|writes|judge|learning)\.(story\.)?test\.ts$/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

// Node itself loads the modules of these tests, as in production. Tests of the client, and the story that counts the
// calls of a library, need Vite instead.
const byNode = { experimental: { viteModuleRunner: false } }

// Factor for the number of cases that tests with random data draw, and the seed of these data
// (common/test/properties.ts). The long run draws more cases, by a seed that it prints.
const draws = Number(process.env['DRAWS'] ?? 1)
const seed = Number(process.env['SEED'] ?? 1)
const properties = fileURLToPath(new URL('common/test/properties.ts', import.meta.url))

/** Tests that draw so many cases that an ordinary run would take long; they are left out unless it is the long run. */
const longUnits = draws > 1 ? [] : ['test/long/**']
const drawing = { ...byNode, setupFiles: [properties] }

const stories = {
  exclude: [apart, flood, ...withRedis, ...ownDatabases],
  globalSetup: [template],
}

const project = (name: string, root = name, more: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  root,
  test: {
    include: ['**/*.test.{ts,tsx}'],
    provide: { draws, seed },
    ...more,
    name,
    exclude: ['**/node_modules/**', '**/dist/**', ...(more.exclude ?? [])],
  },
})

/** React in the build that users get: the checks of its development build would cost a fifth of the time. */
const production = { 'process.env.NODE_ENV': '"production"' }

/** Tests of the client in a real browser, with a server that is simulated in memory (web/test/kit). */
const components: TestProjectInlineConfiguration = {
  extends: './web/vite.config.ts',
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
  test: {
    name: 'components',
    provide: { draws, seed },
    // This project extends the configuration of the client instead of the one at the end of this file, so it repeats
    // such settings.
    testTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    include: ['web/test/components/**/*.component.test.{ts,tsx}'],
    maxWorkers: 4,
    // Test files that run in the same window share its modules, so that each window loads the 600 modules of the client
    // just once.
    isolate: false,
    retry: process.env['CI'] ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: launchWith('--disable-remote-fonts'),
        contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
}

/**
 * Stories (tests of the whole server) share one PostgreSQL: the product's, or the one at TEST_DATABASE_URL
 * (server/test/kit/template.ts). Long stories kill or flood servers, wait, or start products of their own; `npm run
 * test:long` runs them.
 */
export default defineConfig({
  test: {
    projects: [
      project('common', 'common', drawing),
      project('contract', 'contract', byNode),
      project('art', 'art', drawing),
      project('stylist', 'stylist', { ...drawing, exclude: longUnits }),
      project('web', 'web', { include: ['src/**/*.test.{ts,tsx}'] }),
      components,
      project('server', 'server', { ...drawing, include: ['src/**/*.test.ts', 'test/architecture/*.test.ts'] }),
      project('stories', 'server', { ...byNode, ...stories, include: ['test/stories/**/*.test.ts'] }),
      project('long', 'server', {
        ...byNode,
        ...stories,
        include: ['test/long/**/*.test.ts'],
        // Some stories start a product several times; the limit allows for a machine of half the speed.
        testTimeout: 180_000,
      }),
      // This project runs after all others and alone, because it uses up the server's limits.
      project('long-flood', 'server', {
        ...byNode,
        ...stories,
        include: [flood],
        exclude: [],
        sequence: { groupOrder: 1 },
      }),
      project('stories-apart', 'server', { ...stories, include: [apart], exclude: [], isolate: true }),
    ],
    pool: 'forks',
    // Test files share the modules of a process: loading the server for every file would cost a third of the time.
    isolate: false,
    // Stories mostly wait for their database, so four files run at once.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Tests end too soon to gain from V8's optimizing compiler, so it is turned off.
    execArgv: ['--no-turbofan'],
    // A failed test is repeated once in CI, as the end-to-end tests (e2e) are; the reporter lists the tests that needed
    // it.
    retry: process.env['CI'] ? 1 : 0,
    // These limits end tests that hang; they do not measure speed.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
