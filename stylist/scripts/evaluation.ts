import { analyse, requiredClo } from '../src/index.ts'
import { chartWords } from './chart-words.data.ts'
import type { Labelled } from './closet.ts'
import {
  chartAgrees,
  cloOf,
  day,
  diversity,
  hasUmbrella,
  hasWaterproof,
  isWhole,
  rainSafe,
  rerolls,
  silly,
  snowSafe,
  thermalMiss,
  trueWarmth,
  type Wardrobe,
  wardrobeOf,
  type Worn,
} from './measures.ts'
import { latencies } from './latency.ts'
import { explanationFaults, isDeterministic, sparseFaults } from './soundness.ts'

export type Measure = { n: number; name: string; value: string; bar: string; pass: boolean; detail?: unknown }

const centres = [30, 25, 21, 18, 14, 10, 6.5, 0]
const sensitivities = [1, 2, 3, 4, 5]
const rolls = 10

const share = <T>(list: readonly T[], good: (one: T) => boolean) =>
  (100 * list.filter(good).length) / Math.max(1, list.length)
const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)
const percent = (x: number) => `${x.toFixed(1)} %`

type Run = { t: number; sensitivity: number; outfits: readonly Worn[] }

function grid(wardrobe: Wardrobe): readonly Run[] {
  return centres.flatMap((t) =>
    sensitivities.map((sensitivity) => ({ t, sensitivity, outfits: rerolls(wardrobe, day(t), sensitivity, rolls) })),
  )
}

function fitMeasures(all: readonly Worn[]): readonly Measure[] {
  const fit = share(all, (worn) => isWhole(worn) && thermalMiss(worn) <= 0.15)
  const gross = all.filter((worn) => !isWhole(worn) || thermalMiss(worn) > 0.35).length
  const strict = share(all, (worn) => chartAgrees(worn, 0))
  const lenient = share(all, (worn) => chartAgrees(worn, 1))
  const floor = share(all, (worn) => chartAgrees(worn, 0, floorBand(worn.ctx.teff)))
  return [
    {
      n: 1,
      name: 'thermal fit / gross misses',
      value: `${percent(fit)} / ${gross}`,
      bar: '>= 97 % / 0',
      pass: fit >= 97 && gross === 0,
      detail: { fit, gross },
    },
    {
      n: 2,
      name: 'chart strict / lenient',
      value: `${percent(strict)} / ${percent(lenient)}`,
      bar: '>= 85 % / >= 99 %',
      pass: strict >= 85 && lenient >= 99,
      detail: { strict, lenient, floor },
    },
  ]
}

const floorBand = (teff: number) => {
  const floors = [28, 23, 20, 17, 12, 9, 5]
  const index = floors.findIndex((from) => teff >= from)
  return index < 0 ? 7 : index
}

function senseMeasures(runs: readonly Run[], all: readonly Worn[]): readonly Measure[] {
  const whole = share(all, isWhole)
  const found = runs.flatMap(({ t, outfits }) => outfits.flatMap((worn) => silly(worn, t)))
  const hot = all.filter(({ ctx }) => ctx.teff >= 26)
  const coats = share(hot, ({ outfit }) => outfit.items.some((f) => f.type === 'OUTER'))
  return [
    { n: 3, name: 'composition', value: percent(whole), bar: '100 %', pass: whole === 100 },
    {
      n: 4,
      name: 'out of season',
      value: String(found.length),
      bar: '0',
      pass: found.length === 0,
      detail: found.slice(0, 20),
    },
    { n: 5, name: 'OUTER at teff >= 26, dry', value: percent(coats), bar: '<= 2 %', pass: coats <= 2 },
  ]
}

function weatherMeasures(wardrobe: Wardrobe): readonly Measure[] {
  const wet = [6, 12, 20, 26].flatMap((t) =>
    rerolls(wardrobe, day(t, { type: 'RAIN', mm: 8, pop: 90, wind: 3, humidity: 85 }), 3, rolls),
  )
  const snowy = [-2, 2].flatMap((t) => rerolls(wardrobe, day(t, { type: 'SNOW', mm: 3, pop: 90, wind: 2 }), 3, rolls))
  const wide = rerolls(wardrobe, day(15, { min: 8, max: 22, sky: 'CLEAR' }), 3, rolls)
  const [dry, proof, umbrella] = [share(wet, rainSafe), share(wet, hasWaterproof), share(wet, hasUmbrella)]
  const snow = share(snowy, snowSafe)
  const layered = share(wide, (worn) => {
    const outer = worn.outfit.items.some((f) => f.type === 'OUTER')
    const bare = trueWarmth(worn, (f) => f.type !== 'OUTER')
    return outer && bare <= requiredClo(20.6) + 0.2 && Math.abs(trueWarmth(worn) - requiredClo(12.2)) <= 0.2
  })
  return [
    {
      n: 6,
      name: 'rain: safe / waterproof / umbrella',
      value: `${percent(dry)} / ${percent(proof)} / ${percent(umbrella)}`,
      bar: '>= 98 % / 100 % / 100 %',
      pass: dry >= 98 && proof === 100 && umbrella === 100,
      detail: { dry, proof, umbrella },
    },
    { n: 7, name: 'snow: warm, no slippery shoes', value: percent(snow), bar: '>= 98 %', pass: snow >= 98 },
    { n: 8, name: 'wide day in layers', value: percent(layered), bar: '>= 90 %', pass: layered >= 90 },
  ]
}

const windyWarmth = (wardrobe: Wardrobe, wind: number) =>
  mean(rerolls(wardrobe, day(4, { wind }), 3, rolls).map((worn) => trueWarmth(worn)))

function varietyMeasures(runs: readonly Run[], wardrobe: Wardrobe): readonly Measure[] {
  const each = runs.map(({ outfits }) => diversity(outfits))
  const distinct = mean(each.map((one) => one.distinct))
  const jaccard = mean(each.map((one) => one.jaccard))
  const repeats = each.reduce((sum, one) => sum + one.repeats, 0)
  const warmthAt = (s: number) =>
    mean(runs.filter((run) => run.sensitivity === s).flatMap(({ outfits }) => outfits.map((worn) => trueWarmth(worn))))
  const bySensitivity = sensitivities.map(warmthAt)
  const swing = (bySensitivity[0] ?? 0) - (bySensitivity[4] ?? 0)
  const monotone = bySensitivity.every((warmth, i) => i === 0 || warmth <= (bySensitivity[i - 1] ?? 0))
  const wind = windyWarmth(wardrobe, 8) - windyWarmth(wardrobe, 1)
  return [
    {
      n: 9,
      name: 'variety: distinct of 10 / likeness / repeats',
      value: `${distinct.toFixed(2)} / ${jaccard.toFixed(3)} / ${repeats}`,
      bar: '>= 9.5 / <= .15 / 0',
      pass: distinct >= 9.5 && jaccard <= 0.15 && repeats === 0,
      detail: { distinct, jaccard, repeats },
    },
    {
      n: 10,
      name: 'sensitivity 1 over 5, clo',
      value: `${swing.toFixed(3)}${monotone ? ', monotone' : ', not monotone'}`,
      bar: '.25-.45, monotone',
      pass: swing >= 0.25 && swing <= 0.45 && monotone,
      detail: bySensitivity,
    },
    { n: 11, name: 'wind 8 over 1 m/s at 4 °C, clo', value: wind.toFixed(3), bar: '>= .10', pass: wind >= 0.1 },
  ]
}

function robustness(items: readonly Labelled[]): Measure {
  const bare = wardrobeOf(items.map((item) => ({ ...item, attributes: [] })))
  const all = grid(bare).flatMap(({ outfits }) => outfits)
  const fit = share(all, (worn) => isWhole(worn) && thermalMiss(worn) <= 0.15)
  const strict = share(all, (worn) => chartAgrees(worn, 0))
  return {
    n: 12,
    name: 'names alone: fit / chart strict',
    value: `${percent(fit)} / ${percent(strict)}`,
    bar: '>= 90 % / >= 70 %',
    pass: fit >= 90 && strict >= 70,
    detail: { fit, strict },
  }
}

function speed(items: readonly Labelled[]): Measure {
  const found = latencies(items)
  const text = found
    .map(({ size, uncached, cached }) => `${size}: ${uncached.toFixed(1)} (${cached.toFixed(1)})`)
    .join(', ')
  const pass = found.every(({ uncached, cached, bar, cachedBar }) => uncached <= bar && cached <= cachedBar)
  return { n: 13, name: 'p95 ms uncached (cached)', value: text, bar: '10 (5), 20 (10), 60 (30)', pass, detail: found }
}

function soundness(wardrobe: Wardrobe, all: readonly Worn[]): Measure {
  const same = isDeterministic(wardrobe)
  const faults = explanationFaults(all)
  return {
    n: 14,
    name: 'deterministic / false explanations',
    value: `${same ? 'yes' : 'no'} / ${faults.length}`,
    bar: 'yes / 0',
    pass: same && faults.length === 0,
    detail: faults.slice(0, 10),
  }
}

function lexicon(items: readonly Labelled[]): Measure {
  const read = items.map((item) => ({ item, facts: analyse(item) }))
  const off = read.filter(
    ({ item, facts }) => facts.clo < item.expect.clo[0] - 1e-9 || facts.clo > item.expect.clo[1] + 1e-9,
  )
  const inRange = share(read, (one) => !off.includes(one))
  const error = mean(read.map(({ item, facts }) => Math.abs(facts.clo - cloOf(item.expect))))
  const missed = chartWords.filter(([type, name, teff]) => {
    const [lo, hi] = analyse({ id: name, name, type, attributes: [] }).wear
    return teff < lo - 0.5 || teff > hi + 0.5
  })
  const words = chartWords.length - missed.length
  const detail = { error, off: off.map(({ item, facts }) => `${item.name}: ${facts.kind} ${facts.clo}`), missed }
  return {
    n: 15,
    name: 'clo in range / chart words',
    value: `${percent(inRange)} / ${words} of ${chartWords.length}`,
    bar: '>= 90 % / all',
    pass: inRange >= 90 && missed.length === 0,
    detail,
  }
}

function sparse(): Measure {
  const faults = sparseFaults()
  return {
    n: 16,
    name: 'sparse closets',
    value: faults.length === 0 ? 'all hold' : faults.join('; '),
    bar: 'all hold',
    pass: faults.length === 0,
  }
}

/** All measures but speed on one closet, judged by its labels. `verbose` prints the outfits that miss the chart. */
export function judged(items: readonly Labelled[], verbose = false): readonly Measure[] {
  const wardrobe = wardrobeOf(items)
  const runs = grid(wardrobe)
  const all = runs.flatMap(({ outfits }) => outfits)
  if (verbose)
    for (const worn of all) if (!chartAgrees(worn, 0) || thermalMiss(worn) > 0.15) console.log(described(worn))
  return [
    ...fitMeasures(all),
    ...senseMeasures(runs, all),
    ...weatherMeasures(wardrobe),
    ...varietyMeasures(runs, wardrobe),
    robustness(items),
    soundness(wardrobe, all),
    lexicon(items),
    sparse(),
  ]
}

/** The sixteen measures, in their order. */
export const evaluate = (items: readonly Labelled[], verbose = false): readonly Measure[] =>
  [...judged(items, verbose), speed(items)].toSorted((a, b) => a.n - b.n)

function described(worn: Worn): string {
  const names = worn.outfit.items.map((f) => f.name).join(', ')
  const off = worn.expects
    .filter(([f, { chartBands }]) => chartBands && !chartBands.includes(chartBand(worn)) && f.type)
    .map(([f]) => f.name)
  return `${worn.ctx.teff.toFixed(1)} band ${chartBand(worn)} I ${trueWarmth(worn).toFixed(2)} target ${requiredClo(worn.ctx.teff).toFixed(2)} off [${off.join(', ')}] | ${names}`
}

const chartBand = ({ ctx }: Worn) => {
  const index = [27.5, 22.5, 19.5, 16.5, 11.5, 8.5, 4.5].findIndex((from) => ctx.teff >= from)
  return index < 0 ? 7 : index
}
