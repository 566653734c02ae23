import { parseJson } from '@otday/common/json'
import { endOfValue, parseLoosely } from './json.ts'

/** At most this many values are tried per script, since each try scans the value, at worst to the end of the script. */
const mostTries = 60
/** Length of the shortest value that is read, in UTF-16 units; shorter ones are settings. */
const shortest = 40

/** Returns the state objects that a page embeds as JSON. No script is executed. */
export const embeddedStates = ({ json, program }: { json: readonly string[]; program: readonly string[] }): unknown[] =>
  [...json.map(parseLoosely), ...streamed(program), ...program.flatMap(assigned)].filter(
    (state) => typeof state === 'object' && state !== null,
  )

/** Finds assigned state: `window.state = {…}`, `var state = {…}` and `= JSON.parse("…")`. */
function assigned(program: string): unknown[] {
  const found: unknown[] = []
  const beginning = /=\s*(?:JSON\.parse\(\s*(?=")|(?=[{[]))/g
  for (let tries = 0; tries < mostTries; ) {
    const match = beginning.exec(program)
    if (!match) break
    const start = match.index + match[0].length
    const end = endOfValue(program, start)
    if (end > 0 && end - start < shortest) continue
    tries++
    if (end < 0) continue
    const value = parseJson(program.slice(start, end))
    if (value === undefined) continue
    found.push(typeof value === 'string' ? parseJson(value) : value)
    beginning.lastIndex = end
  }
  return found
}

const push = 'self.__next_f.push([1,'

/**
 * Returns values of the stream of React Server Components: rows like `5:{…}`, joined from the pieces that scripts push.
 */
function streamed(programs: readonly string[]): unknown[] {
  const pieces = programs.flatMap((program) => {
    const start = program.indexOf(push)
    if (start < 0) return []
    const text = program.slice(start + push.length, endOfValue(program, start + push.length))
    const piece = parseJson(text)
    return typeof piece === 'string' ? [piece] : []
  })
  return pieces
    .join('')
    .split('\n')
    .flatMap((row) => {
      const [, value] = /^[0-9a-f]+:([{[].*)$/s.exec(row) ?? []
      return value ? [parseJson(value)] : []
    })
}
