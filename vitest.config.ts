import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const template = fileURLToPath(new URL('server/test/kit/template.ts', import.meta.url))
const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''

// About killed processes, upkeep, or the same on either database and long.
const embeddedOnly =
  '**/{durability,migrations,server-faults,live-process,upkeep,raw-http,hostile-uploads,weather-script}.story.test.ts'
// Not about data: on the server where there is one, at half the cost.
const eitherDatabase =
  '**/{admin-shell,auth,briefing-channels,briefings,campus,emails,flat-lays,own-pictures,signed-pictures,weather-costs,social*,passwords,sign-in-methods,forms,devices,drafts,pictures,uploads,link-import,shop-pages,live,live-transports,http,endpoint-access,hostile-bodies,limits,metrics,public-reader,foreign-rules,security-log,silent-log,stylist,stylist-occasions,stylist-privacy,stylist-questions,comfort,weather,weather-failures,weather-kma,weather-names,weather-providers,writes}.{story.test,test}.ts'
// On a database server, some with a Redis.
const serverOnly = '**/*-instances.story.test.ts'
// Fills the product's own limits.
const flood = '**/hostile-uploads.story.test.ts'
// Counts calls of a library, so it must load it first.
const apart = '**/equal-work.story.test.ts'

// Begun last, they would end alone.
const longest =
  /(server-faults|durability|passwords|live-instances|faults-instances|drafts|weather-failures|weather-script|raw-http|writes)\.story\.test\.ts$/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project: { config } }: TestSpecification) =>
      config.sequence.groupOrder === 0 && longest.test(moduleId) ? 0 : 1
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

// As in production; the client and a watched library need Vite.
const byNode = { experimental: { viteModuleRunner: false } }

const stories = {
  env: { TEST_DATABASE_URL: '' },
  exclude: [apart, flood, serverOnly, ...(databaseUrl ? [eitherDatabase] : [])],
  globalSetup: [template],
}
const onPostgres = { ...stories, env: { TEST_DATABASE_URL: databaseUrl }, include: ['test/stories/**/*.test.ts'] }
const alone = process.env['TEST_REDIS_URL'] ? [] : [serverOnly]

const project = (name: string, root = name, more: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  root,
  test: {
    include: ['**/*.test.{ts,tsx}'],
    ...more,
    name,
    exclude: ['**/node_modules/**', '**/dist/**', ...(more.exclude ?? [])],
  },
})

/** Stories run on the embedded database and on the PostgreSQL of TEST_DATABASE_URL. */
export default defineConfig({
  test: {
    projects: [
      project('common', 'common', byNode),
      project('contract', 'contract', byNode),
      project('art', 'art', byNode),
      project('stylist', 'stylist', byNode),
      project('web'),
      project('server', 'server', { ...byNode, include: ['src/**/*.test.ts', 'test/architecture/*.test.ts'] }),
      project('stories', 'server', { ...byNode, ...stories, include: ['test/stories/**/*.test.ts'] }),
      // Last and alone.
      project('stories-flood', 'server', {
        ...byNode,
        ...stories,
        include: [flood],
        exclude: [],
        sequence: { groupOrder: 1 },
      }),
      project('stories-apart', 'server', { ...stories, include: [apart], exclude: [], isolate: true }),
      ...(databaseUrl
        ? [
            project('postgres', 'server', { ...byNode, ...onPostgres, exclude: [apart, embeddedOnly, ...alone] }),
            project('postgres-apart', 'server', { ...onPostgres, include: [apart], exclude: [], isolate: true }),
          ]
        : []),
    ],
    pool: 'forks',
    // Loading the server for every file would cost a third of the time.
    isolate: false,
    // 400 MB for each embedded database; on a server stories mostly wait.
    maxWorkers: databaseUrl ? 4 : 3,
    sequence: { sequencer: LongestFirst },
    // Too short for V8's optimizations.
    execArgv: ['--no-turbofan', '--liftoff-only'],
    // Against hanging, not measures.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
