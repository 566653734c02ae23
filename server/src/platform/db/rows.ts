import { memoized } from '@otday/common/memoized'
import { CamelCasePlugin } from 'kysely'
import type { QueryArrayResult } from 'pg'

/** Names columns in snake case, and rows in camel case. */
class ColumnNames extends CamelCasePlugin {
  inRows(column: string): string {
    return this.camelCase(column)
  }
}

export const columnNames = new ColumnNames({ maintainNestedObjectKeys: true })

const nameInRows = memoized(new Map<string, string>(), (column) => columnNames.inRows(column))

/** Returns the rows of a result as Kysely returns them. */
export function rowsOf({ fields, rows }: QueryArrayResult<unknown[]>): object[] {
  const names = fields.map(({ name }) => nameInRows(name))
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at]
    return row
  })
}
