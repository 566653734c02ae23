import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const template = fileURLToPath(new URL('server/test/template.ts', import.meta.url))

// What survives a killed process and what nobody else tidies are questions to the embedded database alone; raw sockets,
// decoders and a script of its own ask the same of either, and take long.
const elsewhere = process.env['TEST_DATABASE_URL']
  ? ['**/{durability,house-faults,live-process,upkeep,raw-http,hostile-uploads,weather-script}.story.test.ts']
  : []
// Several instances need a database server between them, and some of these a Redis.
const alone = process.env['TEST_DATABASE_URL'] && process.env['TEST_REDIS_URL'] ? [] : ['**/*-instances.story.test.ts']

// Counts what a library is asked, so it must be the first to load that library.
const apart = 'test/equal-work.story.test.ts'

const project = (name: string, more: object = {}) => ({
  extends: true as const,
  root: name,
  test: {
    name,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', ...elsewhere, ...alone, ...(name === 'server' ? [apart] : [])],
    globalSetup: name === 'server' ? [template] : [],
    ...more,
  },
})

/** Unit tests beside the code and stories in `server/test`. TEST_DATABASE_URL moves the stories to that PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      ...['contract', 'stylist', 'server', 'web'].map((name) => project(name)),
      project('server', { name: 'server-apart', include: [apart], exclude: [], isolate: true }),
    ],
    pool: 'forks',
    // Loading the house anew for every file would cost a third of the time; a town is new for each all the same.
    isolate: false,
    // Each worker that opens the embedded database needs about 400 MB; on a server stories wait more than they work.
    maxWorkers: process.env['TEST_DATABASE_URL'] ? 4 : 3,
    // Limits against hanging, not measures: machines that run this are often busy with other things.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
