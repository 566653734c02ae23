import { closetFrom, type Naming } from './closet.ts'
import { evaluate } from './evaluation.ts'

const [path, ...flags] = process.argv.slice(2)
if (path === undefined) {
  console.error('usage: npm run stylist:eval -- <closet.json> [--no-attributes] [--alt-names]')
  process.exit(2)
}

const naming: Naming = flags.includes('--no-attributes')
  ? 'no attributes'
  : flags.includes('--alt-names')
    ? 'alternative names'
    : 'attributes'

const measures = evaluate(closetFrom(path, naming), flags.includes('--verbose'))
const rows = measures.map(({ n, name, value, bar, pass }) => [String(n), name, value, bar, pass ? 'pass' : 'FAIL'])
const table = [['#', 'measure', 'value', 'bar', ''], ...rows]
const widths = [0, 1, 2, 3, 4].map((i) => Math.max(...table.map((row) => (row[i] ?? '').length)))
console.log(`${path} (${naming})`)
for (const row of table) console.log(row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
console.log(JSON.stringify({ closet: path, naming, passed: measures.every(({ pass }) => pass), measures }))
process.exitCode = measures.every(({ pass }) => pass) ? 0 : 1
