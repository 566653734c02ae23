import path from 'node:path'
import { expect, test } from 'vitest'

interface Imports {
  file: string
  imports: string[]
}
type Edges = Map<string, Map<string, string>>

const { folderImports, folderRings } = (await import(
  path.join(import.meta.dirname, '../../../scripts/folder-rings.mjs')
)) as { folderImports(files: Imports[]): Edges; folderRings(edges: Edges): string[] }

const ringsOf = (imports: Record<string, string[]>) =>
  folderRings(folderImports(Object.entries(imports).map(([file, specifiers]) => ({ file, imports: specifiers }))))

test('folders that import each other are reported as a ring, with one import for each step', () => {
  expect(ringsOf({ 'web/src/art/a.ts': ['../ui/b.ts'], 'web/src/ui/forms/c.ts': ['../../art/d.ts'] })).toEqual([
    [
      'web/src/art → web/src/ui → web/src/art',
      '  web/src/art/a.ts imports web/src/ui/b.ts',
      '  web/src/ui/forms/c.ts imports web/src/art/d.ts',
    ].join('\n'),
  ])
})

test('a ring over several folders is reported once, and two rings are reported separately', () => {
  const rings = ringsOf({
    'server/src/platform/db/a.ts': ['../jobs/index.ts'],
    'server/src/platform/jobs/b.ts': ['../mail/index.ts'],
    'server/src/platform/mail/c.ts': ['#platform/db/index.ts'],
    'stylist/src/day/d.ts': ['../needs/e.ts'],
    'stylist/src/needs/e.ts': ['../day/d.ts'],
  })
  expect(rings.map((ring) => ring.split('\n')[0])).toEqual([
    'server/src/platform/db → server/src/platform/jobs → server/src/platform/mail → server/src/platform/db',
    'stylist/src/day → stylist/src/needs → stylist/src/day',
  ])
})

test('packages, files beside folders and one-way imports are not reported as rings', () => {
  expect(
    ringsOf({
      'web/src/features/feeds/index.ts': ['./components/a.ts', 'react', '../clothes/index.ts'],
      'web/src/features/feeds/components/a.ts': ['../keys.ts', '../forms/b.ts'],
      'web/src/features/feeds/forms/b.ts': ['../index.ts', './c.ts'],
      'web/src/features/clothes/index.ts': ['../../ui/Button.tsx'],
    }),
  ).toEqual([])
})
