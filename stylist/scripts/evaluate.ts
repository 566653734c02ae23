import path from 'node:path'
import { parseArgs } from 'node:util'
import { totalsOfFolder } from './measures/totals.ts'
import { parts } from './measures/parts.ts'
import type { Row } from './measures/rows.ts'

/**
 * `npm run stylist:eval` prints all measures; `--only worn,month` runs only these parts, `--closets <folder>` prints
 * only the totals of another folder, which are recorded in docs/stylist-runs.md.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, closets: { type: 'string' } } })

const width = (text: string) => Array.from(text).reduce((sum, letter) => sum + (/[ᄀ-ᇿ가-힣]/.test(letter) ? 2 : 1), 0)
const padded = (text: string, to: number) => text + ' '.repeat(Math.max(0, to - width(text)))

function print(rows: readonly Row[]): void {
  const table = rows.map(({ group, what, value, bar, pass }) => [
    group,
    what,
    value,
    bar,
    pass === null ? '' : pass ? 'pass' : 'FAIL',
  ])
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => width(row[at] ?? ''))))
  for (const row of table)
    console.log(
      row
        .map((cell, at) => padded(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

if (values.closets !== undefined) print(totalsOfFolder(path.resolve(process.env['INIT_CWD'] ?? '.', values.closets)))
else {
  const only = values.only?.split(',') ?? Object.keys(parts)
  const unknown = only.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`)
    process.exit(2)
  }
  const all: Row[] = []
  for (const name of only) {
    const rows = parts[name]?.() ?? []
    console.log(`\n${name}`)
    print(rows)
    all.push(...rows)
  }
  const barred = all.filter(({ pass }) => pass !== null)
  const missed = barred.filter(({ pass }) => pass === false)
  console.log(
    `\n${barred.length - missed.length} of ${barred.length} bars reached${missed.length > 0 ? '; missed:' : ''}`,
  )
  print(missed)
}
