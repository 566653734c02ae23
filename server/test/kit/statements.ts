import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type { Database, Db, Tables } from '#platform/db/index.ts'

/** A database that notes the statements it is asked, to be explained. */
export function noting({ pool }: Pick<Database, 'pool'>): { db: Db; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void statements.push(query),
  })
  return { db, statements }
}
