import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const template = fileURLToPath(new URL('server/test/kit/template.ts', import.meta.url))
const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''

// What survives a killed process and what nobody else tidies are questions to the embedded database alone; raw sockets,
// decoders and a script of its own ask the same of either, and take long.
const embeddedOnly =
  '**/{durability,server-faults,live-process,upkeep,raw-http,hostile-uploads,weather-script}.story.test.ts'
// Several instances need a database server between them, and some of these a Redis.
const serverOnly = '**/*-instances.story.test.ts'
// A flood of uploads runs into the limits of the product itself, in seconds, where others take its processor.
const flood = '**/hostile-uploads.story.test.ts'
// Counts what a library is asked, so it must be the first to load that library.
const apart = '**/equal-work.story.test.ts'

// As Node runs it outside of tests, too; only the client, and a library that is watched, need Vite for that.
const byNode = { experimental: { viteModuleRunner: false } }

const stories = {
  env: { TEST_DATABASE_URL: '' },
  exclude: [apart, flood, serverOnly],
  globalSetup: [template],
}
const onPostgres = { ...stories, env: { TEST_DATABASE_URL: databaseUrl }, include: ['**/*.story.test.ts'] }
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

/**
 * Unit tests beside the code and stories in `server/test`, on the embedded database. Where TEST_DATABASE_URL names a
 * PostgreSQL the stories run there as well, at the same time: one waits while the other works.
 */
export default defineConfig({
  test: {
    projects: [
      project('common', 'common', byNode),
      project('contract', 'contract', byNode),
      project('stylist', 'stylist', byNode),
      project('web'),
      project('server', 'server', { ...byNode, include: ['src/**/*.test.ts', 'test/architecture/*.test.ts'] }),
      project('stories', 'server', { ...byNode, ...stories, include: ['test/stories/**/*.test.ts'] }),
      // After all the others, alone.
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
    // Loading the server anew for every file would cost a third of the time; each opens a test app of its own all the same.
    isolate: false,
    // Each worker that opens the embedded database needs about 400 MB; on a server stories wait more than they work.
    maxWorkers: databaseUrl ? 4 : 3,
    // Nothing here runs long enough for the last steps of V8's optimizing to pay: they would take a tenth of the work.
    execArgv: ['--no-turbofan', '--liftoff-only'],
    // Limits against hanging, not measures: machines that run this are often busy with other things.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
