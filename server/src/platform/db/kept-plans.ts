import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* plan kept */'

/**
 * SQL comment that makes a select a prepared statement (added by `modifyFront`), as planning costs several times as
 * much as reading. It is meant for frequent selects with few variants and named columns, whose plans do not depend on
 * values.
 */
export const keepPlan = sql.raw(mark)

/** Returns the text of a select that `keepPlan` marks. */
export const withKeptPlan = (text: string): string => `${mark} ${text}`

const names = new Map<string, string>()

/** Returns the name under which a statement of this text is prepared. */
export function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export class PlanKeepingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values] = given
    const isMarked = typeof text === 'string' && Array.isArray(values) && text.includes(mark)
    const sent = isMarked ? [{ name: nameOf(text), text, values }] : given
    return super.query(...(sent as [string])) as never
  }
}
