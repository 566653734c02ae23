import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readLabels } from '../scripts/labels.ts'

const { closets } = readLabels(fileURLToPath(new URL('own-closets', import.meta.url)))
const names = closets.flatMap(({ items }) => items.map(({ name }) => name))

const script = `
  import { wordsOf } from ${JSON.stringify(new URL('../src/reading/words.ts', import.meta.url).href)}
  let text = ''
  for await (const chunk of process.stdin) text += chunk
  const read = JSON.parse(text).map((name) => [name, JSON.stringify(wordsOf(name))])
  console.log(JSON.stringify(Object.fromEntries(read)))
`

/** Reads names in a new process, which has read nothing before. */
function readAfresh(list: readonly string[]): Readonly<Record<string, string>> {
  const options = { input: JSON.stringify(list), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)) as never
}

test('a name is read the same whatever was read before it', () => {
  expect(readAfresh(names.toReversed())).toEqual(readAfresh(names))
})
