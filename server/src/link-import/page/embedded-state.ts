import { endOfValue, parse } from './json.ts'

/** Values tried in the programs of one page: each costs a walk to its end. */
const mostTries = 60
/** Shorter ones are settings, not products. */
const shortest = 40

/** What a page gives its own program to start with, as JSON. Nothing of a page is ever run. */
export function embeddedStates({ json, program }: { json: readonly string[]; program: readonly string[] }): unknown[] {
  return [...json.map(parse), ...streamed(program), ...program.flatMap(assigned)].filter(
    (state) => typeof state === 'object' && state !== null,
  )
}

/** `window.state = {…}`, `var state = {…}` and `= JSON.parse("…")`. */
function assigned(program: string): unknown[] {
  const found: unknown[] = []
  const beginning = /=\s*(?:JSON\.parse\(\s*(?=")|(?=[{[]))/g
  for (let tries = 0; tries < mostTries; tries++) {
    const match = beginning.exec(program)
    if (!match) break
    const start = match.index + match[0].length
    const end = endOfValue(program, start)
    if (end - start < shortest) continue
    const value = parse(program.slice(start, end))
    if (value === undefined) continue
    found.push(typeof value === 'string' ? parse(value) : value)
    beginning.lastIndex = end
  }
  return found
}

const push = 'self.__next_f.push([1,'

/** Rows of the stream that a React server sends (`5:{…}`), put together from its pieces. */
function streamed(programs: readonly string[]): unknown[] {
  const pieces = programs.flatMap((program) => {
    const start = program.indexOf(push)
    if (start < 0) return []
    const text = program.slice(start + push.length, endOfValue(program, start + push.length))
    const piece = parse(text)
    return typeof piece === 'string' ? [piece] : []
  })
  return pieces
    .join('')
    .split('\n')
    .flatMap((row) => {
      const [, value] = /^[0-9a-f]+:([{[].*)$/s.exec(row) ?? []
      return value ? [parse(value)] : []
    })
}
