import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Database, Db, Tables } from '#platform/db/index.ts'

interface Noted {
  db: Db
  statements: CompiledQuery[]
  /** What statements failed with, also those that were tried again. */
  errors: unknown[]
}

/** A database that notes the statements it is asked, to be explained. */
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
