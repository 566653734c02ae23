import type { ClothesType } from '@otday/contract'
import type { KindTable, Tables } from '../src/choosing/tables.ts'
import { kinds as rows } from '../src/reading/kinds.data.ts'
import type { AnyKind } from '../src/reading/lexicon/types.ts'

const notice =
  '// Written by `npm run stylist:fit` from the labels in test/closets and test/own-closets: not edited by hand.\n\n'

const garments: readonly ClothesType[] = ['TOP', 'BOTTOM', 'DRESS', 'OUTER']
const small = (Object.keys(rows) as ClothesType[]).filter((type) => !garments.includes(type))

const percents = ({ unsuitable }: KindTable) =>
  unsuitable.map((share) => String(Math.min(99, Math.round(100 * share))).padStart(2, '0')).join('')

const tenth = (degrees: number) => Number(degrees.toFixed(1))

function kindsText(name: string, types: readonly ClothesType[], kinds: Tables['kinds']): string {
  const lines = types.flatMap((type) =>
    Object.keys(rows[type]).flatMap((kind) => {
      const table = kinds.get(kind as AnyKind)
      return table ? [`  ${kind}: ['${percents(table)}', ${tenth(table.from)}, ${tenth(table.to)}],`] : []
    }),
  )
  return [
    `${notice}import type { FittedKinds } from './types.ts'\n`,
    `export const ${name}: FittedKinds = {`,
    ...lines,
    '}\n',
  ].join('\n')
}

const width = 120

/**
 * Formats the penalty points of two families of kinds that are worn together, in hundredths and grouped by the first
 * family, in lines of limited width: `family: other 12 another -5`.
 */
function pairsText(pairs: Tables['pairs']): string {
  const lines: string[] = []
  let [family, line] = ['', '']
  for (const [name, harm] of [...pairs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first = '', other = ''] = name.split(' ')
    const entry = ` ${other} ${Math.round(100 * harm)}`
    if (first !== family || line.length + entry.length > width) {
      lines.push(line)
      line = first === family ? ' ' : `${first}:`
      family = first
    }
    line += entry
  }
  return [
    `${notice}/** Harm of two families worn together beyond what the rules say, in hundredths: the first, then each other. */`,
    `export const fittedPairs = \`${lines.join('\n')}`,
    `${line}\``,
    '',
  ].join('\n')
}

/**
 * Returns the files of `src/choosing/fitted` for these tables, formatted like other files; the same labels always give
 * the same files.
 */
export const fittedFiles = ({ kinds, pairs }: Tables): Readonly<Record<string, string>> => ({
  'garments.data.ts': kindsText('fittedGarments', garments, kinds),
  'small-pieces.data.ts': kindsText('fittedSmallPieces', small, kinds),
  'pairs.data.ts': pairsText(pairs),
})
