import { defineConfig } from 'vitest/config'

// What survives a killed process and what nobody else tidies are questions to the embedded database alone.
const elsewhere = process.env['TEST_DATABASE_URL'] ? ['**/{durability,live-process,upkeep}.story.test.ts'] : []
// Several instances need a database server between them, and some of these a Redis.
const alone = process.env['TEST_DATABASE_URL'] && process.env['TEST_REDIS_URL'] ? [] : ['**/*-instances.story.test.ts']

const project = (name: string) => ({
  extends: true as const,
  root: name,
  test: {
    name,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', ...elsewhere, ...alone],
    globalSetup: name === 'server' ? ['test/template.ts'] : [],
  },
})

/** Unit tests beside the code and stories in `server/test`. TEST_DATABASE_URL moves the stories to that PostgreSQL. */
export default defineConfig({
  test: {
    projects: ['contract', 'stylist', 'server', 'web'].map(project),
    pool: 'forks',
    // Each worker that opens the embedded database needs about 400 MB.
    maxWorkers: 3,
    // Limits against hanging, not measures: machines that run this are often busy with other things.
    testTimeout: 90_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
