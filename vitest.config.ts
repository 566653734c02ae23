import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { launchWith } from './e2e/kit/browser.ts'

const template = fileURLToPath(new URL('server/test/kit/template.ts', import.meta.url))
// Need a Redis.
const withRedis = process.env['TEST_REDIS_URL'] ? [] : ['**/{limits,live}-instances.story.test.ts']
// With databases of their own: a named server has no part in them.
const ownDatabases = process.env['TEST_DATABASE_URL'] ? ['**/long/own/**'] : []
// Fills the product's own limits.
const flood = '**/hostile-uploads.story.test.ts'
// Counts calls of a library, so it must load it first.
const apart = '**/equal-work.story.test.ts'

// Begun last, they would end alone.
const longest =
  /(majors|life|users|restore|drill|kills|old-directories|server-faults|durability|move|passwords|live-instances|drafts|weather-failures|limits|writes|judge|learning)\.(story\.)?test\.ts$/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

// As in production; the client and a watched library need Vite.
const byNode = { experimental: { viteModuleRunner: false } }

// Of properties (common/test/properties.ts); the long run draws more, by a seed that it tells.
const draws = Number(process.env['DRAWS'] ?? 1)
const seed = Number(process.env['SEED'] ?? 1)
const properties = fileURLToPath(new URL('common/test/properties.ts', import.meta.url))

/** Draws so much that an ordinary run would take long. */
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

/** React as people get it: what it checks while developing costs a fifth. */
const production = { 'process.env.NODE_ENV': '"production"' }

/** The client in a real browser, over a server in memory (web/test/kit). */
const components: TestProjectInlineConfiguration = {
  extends: './web/vite.config.ts',
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
  test: {
    name: 'components',
    provide: { draws, seed },
    // The client's configuration stands in place of the one below.
    testTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    include: ['web/test/components/**/*.component.test.{ts,tsx}'],
    maxWorkers: 4,
    // One window loads the client's 600 modules once.
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
 * Stories share one PostgreSQL: the product's, or that of TEST_DATABASE_URL (server/test/kit/template.ts). Long ones
 * kill, flood, wait or start products of their own; `npm run test:long` has them.
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
        // It seeds for five minutes and misses some of its bars by a few blocks: by hand, until it does neither.
        exclude: [...stories.exclude, '**/list-blocks.story.test.ts'],
        // Several starts of a product in one story, on a machine of half the speed.
        testTimeout: 180_000,
      }),
      // Last and alone.
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
    // Loading the server for every file would cost a third of the time.
    isolate: false,
    // Stories mostly wait for their database.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Too short for V8's optimizations.
    execArgv: ['--no-turbofan'],
    // As the journeys; the reporter tells which needed a second try.
    retry: process.env['CI'] ? 1 : 0,
    // Against hanging, not measures.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
