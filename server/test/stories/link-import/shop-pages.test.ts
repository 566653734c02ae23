import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AttributeDefinition } from '@otday/contract'
import { expect, test } from 'vitest'
import { describeProduct } from '../../../src/link-import/describe-product.ts'
import { readPage } from '../../../src/link-import/page/read-page.ts'
import { catalogue } from '../../data/catalogue.data.ts'
import { type Expected, shopPages } from '../../data/shop-pages.data.ts'

const folder = path.join(import.meta.dirname, '../../data/shop-pages')
const definitions = Object.entries(catalogue).map(
  ([name, selectableValues]) =>
    ({ id: name, name, selectableValues, createdAt: new Date(0) }) as unknown as AttributeDefinition,
)

function readShopPage(name: string, url: string, contentType = 'text/html'): Expected | null {
  const { facts } = readPage({ bytes: readFileSync(path.join(folder, `${name}.html`)), contentType, url, refresh: '' })
  const described = facts && describeProduct(facts, definitions)
  if (!described) return null
  const attributes = Object.fromEntries(
    described.attributes.map(({ definitionName, value }) => [definitionName, value]),
  )
  return { name: described.name, type: described.type, attributes, picture: facts.pictures[0] ?? null }
}

const rows = Object.entries(shopPages).map(([page, { url, expected }]) => ({
  page,
  expected,
  read: readShopPage(page, url),
}))

/**
 * Returns every field of a page with its expected and its read value: name, type, each attribute of the catalog,
 * picture.
 */
function fieldsOf(expected: Expected | null, read: Expected | null) {
  const flat = (from: Expected | null) => ({
    이름: from?.name ?? null,
    종류: from?.type ?? null,
    ...Object.fromEntries(Object.keys(catalogue).map((name) => [name, from?.attributes[name] ?? null])),
    사진: from?.picture ?? null,
  })
  const wanted: Record<string, string | null> = flat(expected)
  const got: Record<string, string | null> = flat(read)
  return Object.keys(wanted).map((field) => ({ field, wanted: wanted[field] ?? null, got: got[field] ?? null }))
}

const fields = rows.flatMap(({ page, expected, read }) => fieldsOf(expected, read).map((field) => ({ page, ...field })))
/** Fields that have a value on at least one side; one that is empty on both sides proves little. */
const reported = fields.filter(({ wanted, got }) => wanted !== null || got !== null)

test('at least nine of ten fields of the stored shop pages are read correctly', () => {
  const wrong = reported.filter(({ wanted, got }) => wanted !== got)
  expect(reported.length).toBeGreaterThan(150)
  expect(wrong.length / reported.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.1)
})

test('no field but the name gets a value that the page does not state', () => {
  const invented = reported.filter(({ field, wanted, got }) => got !== null && got !== wanted && field !== '이름')
  expect(invented).toEqual([])
})

test('the table of read fields equals the stored snapshot table.md', async () => {
  const mark = (page: string, names: readonly string[]) => {
    const of = reported.filter((each) => each.page === page && names.includes(each.field))
    return of
      .map(
        ({ field, wanted, got }) =>
          (names.length > 1 ? `${field} ` : '') + (wanted === got ? `${got} ✓` : `${got ?? '–'} ✗ (${wanted ?? '–'})`),
      )
      .join(', ')
  }
  const body = rows.map(({ page, expected, read }) =>
    expected || read
      ? `| ${page} | ${mark(page, ['이름'])} | ${mark(page, ['종류'])} | ${mark(page, Object.keys(catalogue))} | ${mark(page, ['사진']).replace(/https?:\/\/\S+\//, '…/')} |`
      : `| ${page} | no product ✓ | | | |`,
  )
  const right = reported.filter(({ wanted, got }) => wanted === got).length
  const table = ['| page | name | type | attributes | picture |', '|---|---|---|---|---|', ...body].join('\n')
  await expect(`${table}\n\n${right} of ${reported.length} fields right.\n`).toMatchFileSnapshot(
    '../../data/shop-pages/table.md',
  )
})

test.each([
  ['its header', 'text/html; charset=EUC-KR'],
  ['a name that only Windows has', 'text/html; charset=ms949'],
  ['a header in quotation marks', 'text/html;charset="euc-kr"'],
])('a Korean page that declares no charset itself is decoded by %s', (_, contentType) => {
  const { url, expected } = shopPages['undeclared-euckr'] ?? { url: '', expected: null }
  expect(readShopPage('undeclared-euckr', url, contentType)).toEqual(expected)
})

test('reading the shop pages pollutes no object prototype', () => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})
