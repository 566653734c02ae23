import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string }[] }
}

const root = path.join(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)
const layers: string[][] = require('../../../layers.cjs').layers
const rules: { name: string }[] = require('../../../.dependency-cruiser.cjs').forbidden
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const workspaces = ['common', 'contract', 'art', 'stylist', 'server', 'web', 'e2e', 'bench']
let copy: string

function cruise(folder: string): Cruise {
  try {
    return JSON.parse(run(folder))
  } catch (error) {
    // If rules are broken, the program exits with the number of violations; its report on stdout is complete
    // nevertheless.
    return JSON.parse((error as { stdout: string }).stdout)
  }
}

function run(folder: string) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' } as const
  return execFileSync(process.execPath, [cruiser, ...workspaces, '--output-type', 'json'], options)
}

function plant(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(copy, name)), { recursive: true })
    fs.writeFileSync(path.join(copy, name), text)
  }
}

/** Returns which rule was broken in which file. */
const broken = ({ summary }: Cruise) => summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted()

const modules = layers.flat()
const module = (name: string, side: 'server/src' | 'web/src/features') => ({
  [`${side}/${name}/index.ts`]: `export {}\n`,
})

/** Server code in which every rule is broken at least once, with the violations it causes. */
const crimes: { files: Record<string, string>; breaks: string }[] = [
  {
    files: {
      'server/src/feeds/egg.ts': `import type { Hen } from './hen.ts'\nexport type Egg = Hen | 1\n`,
      'server/src/feeds/hen.ts': `import type { Egg } from './egg.ts'\nexport type Hen = Egg | 2\n`,
    },
    breaks: 'no-cycles: server/src/feeds/egg.ts',
  },
  {
    files: { 'server/src/feeds/lost.ts': `import './nowhere.ts'\n` },
    breaks: 'everything-resolves: server/src/feeds/lost.ts',
  },
  { files: { 'web/src/ui/Forgotten.tsx': 'export {}\n' }, breaks: 'no-orphans: web/src/ui/Forgotten.tsx' },
  {
    files: {
      'server/src/users/tested.ts': `import './pure.test.ts'\n`,
      'server/src/users/pure.test.ts': 'export {}\n',
    },
    breaks: 'no-tests-in-the-product: server/src/users/tested.ts',
  },
  { files: { 'common/src/impure.ts': `import 'node:fs'\n` }, breaks: 'common-is-pure: common/src/impure.ts' },
  { files: { 'contract/src/impure.ts': `import 'kysely'\n` }, breaks: 'contract-is-pure: contract/src/impure.ts' },
  { files: { 'contract/src/disk.ts': `import 'node:fs'\n` }, breaks: 'contract-is-pure: contract/src/disk.ts' },
  { files: { 'stylist/src/clock.ts': `import 'node:os'\n` }, breaks: 'stylist-is-pure: stylist/src/clock.ts' },
  {
    files: { 'stylist/src/values.ts': `import { word } from '@otday/contract'\nexport const mine = word\n` },
    breaks: 'stylist-knows-only-types: stylist/src/values.ts',
  },
  {
    files: {
      'server/src/platform/images/reading-process.ts': `import './heavy.ts'\n`,
      'server/src/platform/images/heavy.ts': `import '@otday/contract'\n`,
    },
    breaks: 'picture-readers-start-light: server/src/platform/images/reading-process.ts',
  },
  {
    files: { 'server/src/platform/nosy.ts': `import '../feeds/index.ts'\n` },
    breaks: 'platform-knows-no-module: server/src/platform/nosy.ts',
  },
  {
    files: { 'server/src/live/climber.ts': `import type {} from '../app.ts'\n` },
    breaks: 'nothing-imports-the-app: server/src/live/climber.ts',
  },
  {
    files: {
      'server/src/live/burglar.ts': `import '../users/queries.ts'\n`,
      'server/src/users/queries.ts': 'export {}\n',
    },
    breaks: 'server-entries: server/src/live/burglar.ts',
  },
  {
    files: { 'server/src/main.ts': `import './users/queries.ts'\n` },
    breaks: 'server-app-entries: server/src/main.ts',
  },
  {
    files: {
      'server/src/users/painter.ts': `import '../../../web/src/platform/colour.ts'\n`,
      'web/src/platform/colour.ts': '',
    },
    breaks: 'server-never-web: server/src/users/painter.ts',
  },
  {
    files: { 'art/src/reader.ts': `import '../../stylist/src/lawful.ts'\n` },
    breaks: 'art-is-pure: art/src/reader.ts',
  },
  {
    files: {
      'web/src/features/live/burglar.ts': `import '../users/cache.ts'\n`,
      'web/src/features/users/cache.ts': '',
    },
    breaks: 'web-entries: web/src/features/live/burglar.ts',
  },
  {
    files: { 'web/src/platform/nosy.ts': `import '../features/feeds/index.ts'\n` },
    breaks: 'web-base: web/src/platform/nosy.ts',
  },
  {
    files: { 'web/src/ui/Fetcher.tsx': `import '../platform/colour.ts'\n` },
    breaks: 'web-ui-is-dumb: web/src/ui/Fetcher.tsx',
  },
  {
    files: { 'web/src/features/live/Page.tsx': `import '../../pages/Feeds.tsx'\n`, 'web/src/pages/Feeds.tsx': '' },
    breaks: 'web-features-know-no-page: web/src/features/live/Page.tsx',
  },
  {
    files: { 'web/src/pages/Home.tsx': `import '../app/router.tsx'\n`, 'web/src/app/router.tsx': '' },
    breaks: 'web-pages-know-no-app: web/src/pages/Home.tsx',
  },
  {
    files: { 'web/src/app/thief.ts': `import '../../../server/src/users/index.ts'\n` },
    breaks: 'web-only-contract: web/src/app/thief.ts',
  },
  {
    files: {
      'web/src/app/reader.ts': `import '../../../stylist/src/dictionary.ts'\n`,
      'stylist/src/dictionary.ts': 'export const words = 1\n',
    },
    breaks: 'web-stylist-entry: web/src/app/reader.ts',
  },
  {
    files: { 'e2e/insider.ts': `import '../server/src/users/index.ts'\n` },
    breaks: 'e2e-from-outside: e2e/insider.ts',
  },
]

/**
 * Imports from every module into every other module. An import from a layer that is strictly lower is allowed; every
 * other one breaks a rule.
 */
const connections = (['server', 'web'] as const).flatMap((side) => {
  const folder = side === 'server' ? 'server/src' : 'web/src/features'
  return layers.flatMap((layer, level) =>
    layer.flatMap((from) =>
      modules
        .filter((to) => to !== from)
        .map((to) => {
          const file = `${folder}/${from}/visits-${to}.ts`
          const closed = layers.slice(level).flat().includes(to)
          return {
            file,
            text: `import '../${to}/index.ts'\n`,
            breaks: closed ? [`${side}-layer-${from}: ${file}`] : [],
          }
        }),
    ),
  )
})

beforeAll(() => {
  copy = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'otday-layers-')))
  for (const file of ['.dependency-cruiser.cjs', 'layers.cjs', 'tsconfig.base.json'])
    fs.copyFileSync(path.join(root, file), path.join(copy, file))
  for (const name of workspaces) fs.mkdirSync(path.join(copy, name))
  plant({
    'package.json': '{ "type": "module" }',
    'node_modules/zod/package.json': '{ "name": "zod", "main": "index.js" }',
    'node_modules/zod/index.js': '',
    'node_modules/kysely/package.json': '{ "name": "kysely", "main": "index.js" }',
    'node_modules/kysely/index.js': '',
    'contract/package.json': '{ "name": "@otday/contract", "exports": { ".": "./src/index.ts" } }',
    'contract/src/index.ts': `import 'zod'\nexport const word = 1\nexport type Word = 1\n`,
    'stylist/src/lawful.ts': `import type { Word } from '@otday/contract'\nexport type Mine = Word\n`,
    'server/src/app.ts': modules.map((name) => `import './${name}/index.ts'\n`).join(''),
    'server/src/platform/clock.ts': `import 'node:fs'\n`,
  })
  fs.mkdirSync(path.join(copy, 'node_modules/@otday'))
  fs.symlinkSync(path.join(copy, 'contract'), path.join(copy, 'node_modules/@otday/contract'), 'junction')
  for (const name of modules) plant({ ...module(name, 'server/src'), ...module(name, 'web/src/features') })
  for (const { files } of crimes) plant(files)
  for (const { file, text } of connections) plant({ [file]: text })
})
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }))

test('every rule reports its planted violation and nothing else', () => {
  const expected = [...crimes.map(({ breaks }) => breaks), ...connections.flatMap(({ breaks }) => breaks)]
  const found = broken(cruise(copy))
  expect(found.filter((one) => !one.startsWith('no-cycles'))).toEqual(
    expected.filter((one) => !one.startsWith('no-cycles')).toSorted(),
  )
  expect(found).toContain('no-cycles: server/src/feeds/egg.ts')
  const fired = new Set(found.map((one) => one.split(':')[0]))
  expect(rules.filter(({ name }) => !fired.has(name))).toEqual([])
})

test('every module folder of the server and the web app is in a layer', () => {
  const foldersOf = (parent: string) =>
    fs
      .readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  expect(foldersOf('server/src').filter((name) => name !== 'platform' && !modules.includes(name))).toEqual([])
  const features = fs.existsSync(path.join(root, 'web/src/features')) ? foldersOf('web/src/features') : []
  expect(features.filter((name) => !modules.includes(name))).toEqual([])
})
