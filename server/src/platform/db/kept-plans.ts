import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* plan kept */'

/**
 * Put in front of a select (`modifyFront`) whose text varies little and which is asked often: each connection then
 * parses and plans it once. Planning a page of a list costs several times what reading it does.
 * Only for statements that name their columns and whose best plan does not hang on the values.
 */
export const keepPlan = sql.raw(mark)

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** A client that sends marked statements under a name, by which the server knows them again. */
export class PlanKeepingClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values] = given
    const isMarked = typeof text === 'string' && Array.isArray(values) && text.includes(mark)
    const sent = isMarked ? [{ name: nameOf(text), text, values }] : given
    return super.query(...(sent as [string])) as never
  }
}
