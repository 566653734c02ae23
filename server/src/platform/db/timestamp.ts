import pg from 'pg'

const parse = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

/** Length of `2026-01-01 00:00:00`, and of what follows it at most: milliseconds and whole hours from UTC. */
const lengths = { seconds: 19, most: 26 }

/**
 * Reads a timestamp of PostgreSQL. The usual form needs little to be one of ISO 8601, which the engine reads ten times
 * faster than the driver's parser; that is for what else there is, such as years before Christ.
 */
export function timestampOf(text: string): Date {
  const sign = text.length - 3
  const isUsual =
    (text[sign] === '+' || text[sign] === '-') &&
    sign >= lengths.seconds &&
    text.length <= lengths.most &&
    text[4] === '-' &&
    text[10] === ' '
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11)}:00`) : parse(text)
}
