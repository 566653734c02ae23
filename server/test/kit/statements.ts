import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Database, Db, Tables } from '#platform/db/index.ts'

interface Noted {
  db: Db
  statements: CompiledQuery[]
  /** Errors with which statements failed, also of statements that were tried again. */
  errors: unknown[]
}

/** Returns a database that records its statements, so that tests can explain them. */
export function noting({ pool }: Pick<Database, 'pool'>): Noted {
  const statements: CompiledQuery[] = []
  const errors: unknown[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      statements.push(event.query)
      if (event.level === 'error') errors.push(event.error)
    },
  })
  return { db, statements, errors }
}
