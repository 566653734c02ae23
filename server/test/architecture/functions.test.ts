import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

interface Measured {
  name: string
  line: number
  lines: number
  parameters: number
}
type Found = Measured & { file: string }

const { functionsIn, faultsOf } = (await import(
  path.join(import.meta.dirname, '../../../scripts/function-sizes.mjs')
)) as {
  functionsIn(compiler: typeof ts, file: string, text: string): Measured[]
  faultsOf(functions: Found[], exceptions: Record<string, string>): string[]
}

const measured = (text: string) =>
  functionsIn(ts, 'one.tsx', text).map(({ name, lines, parameters }) => [name, lines, parameters])

test('lines on which code begins are counted, outside JSX, comments and inner functions', () => {
  const text = `
function outer(a: number, { b, c }: Two, ...rest: string[]) {
  // A comment.
  const text = \`one
    and the same\`

  const inner = (x: number) => {
    return x
  }
  if (a) {
    return (
      <p
        title={text}
        onClick={() => {
          inner(a)
          inner(b)
        }}
      >
        {c}
      </p>
    )
  }
}`
  expect(measured(text)).toEqual([
    ['outer', 4, 3],
    ['inner', 1, 1],
    ['onClick', 2, 0],
  ])
})

test('methods, constructors and generators count, signatures and types do not', () => {
  const text = `
type Call = (a: 1, b: 2, c: 3, d: 4, e: 5) => void
interface Calls { call(a: 1, b: 2, c: 3, d: 4, e: 5): void }
class Counter {
  constructor(private a: 1, b: 2, c: 3, d: 4, e: 5) {}
  static *all(this: Counter, a: 1) { yield a }
}`
  expect(measured(text)).toEqual([
    ['constructor', 0, 5],
    ['all', 1, 1],
  ])
})

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  use(${at})`).join('\n')
const functionsOf = (text: string) => functionsIn(ts, 'one.ts', text).map((each) => ({ file: 'one.ts', ...each }))

test('forty lines and four parameters are accepted, and more are refused unless excepted', () => {
  expect(faultsOf(functionsOf(`function fits(a, b, c, d) {\n${lines(40)}\n}`), {})).toEqual([])
  const long = functionsOf(`function long() {\n${lines(41)}\n}`)
  expect(faultsOf(long, {})).toEqual(['one.ts:1 long has 41 lines of logic and 0 parameters (at most 40 and 4)'])
  expect(faultsOf(functionsOf('const wide = (a, b, c, d, e) => a'), {})).toEqual([
    'one.ts:1 wide has 1 lines of logic and 5 parameters (at most 40 and 4)',
  ])
  expect(faultsOf(long, { 'one.ts: long': 'A table.' })).toEqual([])
})

test('an exception for a function that does not need it is refused', () => {
  expect(faultsOf(functionsOf('function short() {}'), { 'one.ts: short': 'It was longer.' })).toEqual([
    'one.ts: short needs no exception in scripts/long-functions.data.mjs',
  ])
})
