import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { nameOf, withKeptPlan } from './kept-plans.ts'
import { preparedSenderOf } from './prepared.ts'

/** A placeholder that gets its value when the statement is sent. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Runs a statement. `build` is called just if no statement is cached for this `shape` and for the same set of values
 * that are not undefined.
 */
export type Ask = <Values extends object, Row>(
  shape: string,
  values: Values,
  build: (values: Values) => Compilable<Row>,
) => Promise<Row[]>

/**
 * Caches compiled statements, since building SQL costs more than reading rows, and prepares them, since planning costs
 * as much again; so their plans must not depend on values, and they name their columns: with `*` they fail once a
 * migration adds one. The key is `shape` and which values are
 * undefined: what `build` returns must not depend on values otherwise. Shapes must be few and contain no user input.
 */
export function createStatements(db: Db): Ask {
  const built = new Map<string, CompiledQuery>()
  const send = preparedSenderOf(db)
  return async <Values extends object, Row>(
    shape: string,
    values: Values,
    build: (values: Values) => Compilable<Row>,
  ) => {
    const given = values as Record<string, unknown>
    const names = Object.keys(given).filter((name) => given[name] !== undefined)
    const key = `${shape} ${names.join(' ')}`
    const places = () => Object.fromEntries(names.map((name) => [name, new Place(name)])) as Values
    const statement = built.get(key) ?? kept(build(places()).compile())
    built.set(key, statement)
    const parameters = statement.parameters.map((part) => (part instanceof Place ? given[part.name] : part))
    if (send) return (await send({ name: nameOf(statement.sql), text: statement.sql }, parameters)) as Row[]
    const { rows } = await db.executeQuery({ ...statement, parameters })
    return rows as Row[]
  }
}

const kept = (query: CompiledQuery): CompiledQuery => ({ ...query, sql: withKeptPlan(query.sql) })
