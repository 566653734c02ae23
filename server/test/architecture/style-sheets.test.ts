import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../../../web/src')
const sheets = fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const rulesOf = (sheet: string) => fs.readFileSync(path.join(source, sheet), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')

/** Font sizes in px from this one on are allowed: they belong to drawings and are large enough for everybody. */
const drawn = 36

test('no text below 36 px has its font size set in px', () => {
  const sizes = sheets.flatMap((sheet) =>
    Array.from(rulesOf(sheet).matchAll(/font(?:-size)?: (?:\d+ )?(\d+)px/g), ([rule, size]) => ({ sheet, rule, size })),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(({ size }) => Number(size) < drawn)).toEqual([])
})

test('the style sheets outside CSS modules are exactly the listed ones', () => {
  const global = sheets.filter((file) => !file.endsWith('.module.css')).map((file) => file.replaceAll('\\', '/'))
  expect(global.toSorted()).toEqual([
    'art/garment.css',
    'styles/base.css',
    'styles/fonts.css',
    'styles/global.css',
    'styles/skies.css',
    'styles/tokens.css',
  ])
})

test('every class that a component uses is in its style sheet', () => {
  const components = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
  const missing = components.flatMap((file) => {
    const code = fs.readFileSync(path.join(source, file), 'utf8')
    return Array.from(code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)).flatMap(
      ([, name = '', place = '']) => {
        const rules = rulesOf(path.join(path.dirname(file), place))
        const taken = Array.from(code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, each = '']) => each)
        return taken.filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(rules)).map((each) => `${file}: ${each}`)
      },
    )
  })
  expect(missing).toEqual([])
})
