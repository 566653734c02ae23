import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands in a statement for a value that comes when it is sent. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Sends a statement of this shape with these values; `build` is only called where the shape is new. */
export type Ask = <Values extends object, Row>(
  shape: string,
  values: Values,
  build: (values: Values) => Compilable<Row>,
) => Promise<Row[]>

/**
 * Statements that are asked so often that building their text costs more than reading the rows: each is built once for
 * each shape, and sent with the values of the moment. Which values are undefined is a part of the shape; `build` must
 * not look at them otherwise. Shapes must be few, and what they say must not come from outside.
 */
export function createStatements(db: Db): Ask {
  const built = new Map<string, CompiledQuery>()
  return async <Values extends object, Row>(
    shape: string,
    values: Values,
    build: (values: Values) => Compilable<Row>,
  ) => {
    const given = values as Record<string, unknown>
    const names = Object.keys(given).filter((name) => given[name] !== undefined)
    const key = `${shape} ${names.join(' ')}`
    const places = () => Object.fromEntries(names.map((name) => [name, new Place(name)])) as Values
    const statement = built.get(key) ?? build(places()).compile()
    built.set(key, statement)
    const parameters = statement.parameters.map((part) => (part instanceof Place ? given[part.name] : part))
    const { rows } = await db.executeQuery({ ...statement, parameters })
    return rows as Row[]
  }
}
