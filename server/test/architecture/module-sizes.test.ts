import path from 'node:path'
import { expect, test } from 'vitest'

interface Size {
  module: string
  files: number
  lines: number
}

const { sizesOf, faultsOfSizes } = (await import(
  path.join(import.meta.dirname, '../../../scripts/module-sizes.mjs')
)) as {
  sizesOf(files: { file: string; text: string }[]): Size[]
  faultsOfSizes(sizes: Size[], exceptions: Record<string, string>): string[]
}

const file = (name: string, lines = 1) => ({ file: name, text: 'code\n'.repeat(lines) })

test('files and lines are counted for the module that they belong to, without tests and lines of data', () => {
  const sizes = sizesOf([
    file('server/src/feeds/index.ts', 3),
    file('server/src/feeds/deep/below.ts', 4),
    file('server/src/feeds/words.data.ts', 500),
    file('server/src/feeds/index.test.ts', 500),
    file('server/src/platform/db/index.ts', 5),
    file('web/src/features/feeds/components/Feed.tsx', 6),
    file('contract/src/feeds.ts', 7),
    file('server/test/kit/feeds.ts', 500),
  ])
  expect(sizes).toEqual([
    { module: 'server/src/feeds', files: 3, lines: 7 },
    { module: 'server/src/platform/db', files: 1, lines: 5 },
    { module: 'web/src/features/feeds', files: 1, lines: 6 },
    { module: 'contract/src', files: 1, lines: 7 },
  ])
})

test('a large module without a reason is refused, and so is a reason for a module that is not large', () => {
  const sizes = [
    { module: 'server/src/many', files: 31, lines: 10 },
    { module: 'server/src/long', files: 2, lines: 2001 },
    { module: 'server/src/excused', files: 99, lines: 9999 },
    { module: 'server/src/small', files: 30, lines: 2000 },
  ]
  const faults = faultsOfSizes(sizes, { 'server/src/excused': 'It is a list.', 'server/src/small': 'It was large.' })
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['server/src/many', 'server/src/long', 'server/src/small'])
})
