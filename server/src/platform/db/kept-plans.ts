import { memoized } from '@otday/common/memoized'
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

/** Returns the name under which a statement of this text is prepared. */
export const nameOf = memoized(new Map<string, string>(), (text) => createHash('sha1').update(text).digest('base64url'))

export class PlanKeepingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values] = given
    const isMarked = typeof text === 'string' && Array.isArray(values) && text.includes(mark)
    const sent = isMarked ? [{ name: nameOf(text), text, values }] : given
    return super.query(...(sent as [string])) as never
  }
}
