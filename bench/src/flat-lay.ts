import type { UnlaidPiece } from '@otday/art/flat-lay/cell'
import { flatLayFormats } from '@otday/art/flat-lay/formats'
import { layFlat } from '@otday/art/flat-lay/lay-flat'
import { garmentBounds } from '@otday/art/garment-bounds.data'
import type { FlatLayFormat, GarmentKind } from '@otday/contract'
import { percentile, report } from './figures.ts'

const worn: readonly [UnlaidPiece['type'], readonly GarmentKind[]][] = [
  ['TOP', ['shirt', 'knit', 'tshirt', 'sleeveless-blouse', 'turtle-knit', 'crop-top']],
  ['BOTTOM', ['jeans', 'wide-pants', 'pleated-skirt', 'denim-shorts', 'leggings']],
  ['SHOES', ['sneakers', 'loafers', 'long-boots', 'mary-janes', 'heel-sandals']],
  ['OUTER', ['coat', 'bomber', 'long-padding', 'padded-vest', 'tweed-jacket']],
  ['BAG', ['tote', 'clutch', 'backpack', 'crossbody-bag']],
  ['SCARF', ['scarf', 'silk-scarf', 'shawl']],
  ['HAT', ['cap', 'straw-hat', 'beanie']],
  ['SOCKS', ['socks', 'tights', 'ankle-socks']],
  ['ACCESSORY', ['watch', 'tie', 'gloves', 'earrings']],
  ['ETC', ['umbrella', 'parasol']],
]
const shapes = ['drawing', 'cutout', 'photo'] as const
const formats = Object.keys(flatLayFormats) as FlatLayFormat[]
const runs = 120

/** Returns an outfit that differs in each run, so that no layout is cached. */
const outfitOf = (count: number, run: number): UnlaidPiece[] =>
  worn.slice(0, count).map(([type, kinds], at) => {
    const kind = kinds[(run + at) % kinds.length] ?? 'folded'
    const shape = shapes[(run * 7 + at * run) % shapes.length] ?? 'drawing'
    const { width, height } = garmentBounds[kind]
    return { id: `${run}-${at}`, type, kind, shape, aspect: shape === 'photo' ? 0.8 : width / height }
  })

/** Returns the CPU time in ms of each layout of outfits with `from` to `to` pieces, in all formats by turns. */
function timesFor(from: number, to: number): number[] {
  const once = (run: number) => {
    const outfit = outfitOf(from + (run % (to - from + 1)), run)
    const begun = process.cpuUsage()
    layFlat(outfit, formats[run % formats.length] ?? 'card')
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  for (let run = 0; run < 12; run++) once(runs + run)
  return Array.from({ length: runs }, (_, run) => once(run))
}

const bars: readonly [from: number, to: number, bar: number][] = [
  [1, 6, 25],
  [7, 10, 60],
]
report(
  'Boxes of one flat lay, not cached, one core',
  bars.flatMap(([from, to, bar]) => {
    const times = timesFor(from, to)
    return [50, 95, 100].map((p) => {
      const value = percentile(times, p)
      const what = `${p === 100 ? 'most' : `p${p}`} CPU with ${from}–${to} pieces (ms)`
      return { what, value: value.toFixed(1), bar: `<= ${bar}`, ok: value <= bar }
    })
  }),
)
