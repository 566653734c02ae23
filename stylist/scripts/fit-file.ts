import { type KindTable, judgedTables, type Tables } from '../src/choosing/tables.ts'

const percents = ({ unsuitable }: KindTable) =>
  unsuitable.map((share) => String(Math.min(99, Math.round(100 * share))).padStart(2, '0')).join('')

const tenth = (degrees: number) => Number(degrees.toFixed(1))

const keyText = (name: string) => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`)

/** The text of `src/choosing/fitted.data.ts` for these tables: the same for the same labels, formatted as the rest. */
export function fittedText({ kinds, pairs }: Tables): string {
  const order = [...judgedTables().kinds.keys()]
  const rows = order.flatMap((kind) => {
    const table = kinds.get(kind)
    return table ? [`  ${keyText(kind)}: ['${percents(table)}', ${tenth(table.from)}, ${tenth(table.to)}],`] : []
  })
  const sums = [...pairs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, harm]) => `  ${keyText(name)}: ${Number(harm.toFixed(2))},`)
  return [
    '// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.',
    '',
    '/** Percent of people who would not wear the kind, two digits for each purpose; °C from and to which it is worn. */',
    'export const fittedKinds: Readonly<Record<string, readonly [unsuitable: string, from: number, to: number]>> = {',
    ...rows,
    '}',
    '',
    '/** Harm of two families worn together beyond what the rules say. */',
    'export const fittedPairs: Readonly<Record<string, number>> = {',
    ...sums,
    '}',
    '',
  ].join('\n')
}
