import { explain } from '../../src/explaining/explain.ts'
import { contradictions, falseClaims } from '../../test/oracle/check.ts'
import type { Tables } from '../../src/choosing/tables.ts'
import { fitTables } from '../fit-tables.ts'
import { tasteCurves, warmthCurve } from '../learning-curves.ts'
import { type Closet, labelFolders, type Labelled, readLabels } from '../labels.ts'
import { naming, namings } from '../namings.ts'
import { brokenIn, brokenRank } from './broken.ts'
import { devRows } from './dev-closet.ts'
import { distinctness } from './distinct.ts'
import { latencyRows } from './latency.ts'
import { type Month, monthOfAll } from './month.ts'
import { coldSummerRow, oddRows } from './odd.ts'
import { atLeast, holds, percent, type Row, info } from './rows.ts'
import { inRooms, notCold, notHot, warmthOf, type Dressed } from './warmth.ts'
import { wetKinds, wetOf, wetPicks } from './wet.ts'
import { asked, ceiling, floor, ownOutfits, type Picked, unasked, type Worn, wornShares } from './worn.ts'

const names = ['sixteen people', 'our own people'] as const
const sets = labelFolders.map((folder) => readLabels(folder))
const each = <T>(of: (set: Labelled, name: (typeof names)[number]) => readonly T[]) =>
  names.flatMap((name, at) => of(sets[at] as Labelled, name))

const kept = new Map<string, Worn>()

/** Returns the first picks from pieces with attributes, computed once for all parts that judge them. */
function wornWithAttributes(set: Labelled): Worn {
  const cached = kept.get(set.folder) ?? wornShares(set)
  kept.set(set.folder, cached)
  return cached
}

/** Returns a function that gives tables fitted on all other closets, so that no closet is judged by its own labels. */
function othersTables(): (closet: Closet) => Tables {
  const tables = new Map<Closet, Tables>()
  return (closet) => {
    const cached =
      tables.get(closet) ??
      fitTables(sets.map((set) => ({ ...set, closets: set.closets.filter((other) => other !== closet) })))
    tables.set(closet, cached)
    return cached
  }
}

const occasionBar = 0.75
const personOrOccasion = /^(person|occasion) /

function shareRows(group: string, { shares, later, small, faults }: Worn, overall: number | null): readonly Row[] {
  const isBarred = overall !== null
  return [
    isBarred ? atLeast(group, 'worn', shares.share('all'), overall) : info(group, 'worn', shares.text('all')),
    ...shares
      .groups()
      .filter((name) => personOrOccasion.test(name))
      .map((name) =>
        isBarred && name.startsWith('occasion')
          ? atLeast(group, name, shares.share(name), occasionBar)
          : info(group, name, shares.text(name)),
      ),
    isBarred ? atLeast(group, 'picks 2–6', later.share('all'), 0.7) : info(group, 'picks 2–6', later.text('all')),
    atLeast(group, asked, small.share(asked), 0.85),
    holds(group, unasked, percent(small.share(unasked)), '≤ 10 %', small.share(unasked) <= 0.1),
    info(
      group,
      'outfits with a fault',
      [...faults]
        .toSorted((a, b) => b[1] - a[1])
        .map(([kind, n]) => `${kind} ${n}`)
        .join(', '),
    ),
  ]
}

function wornRows(): readonly Row[] {
  const tablesFor = othersTables()
  return each((set, name) => {
    const bar = name === 'sixteen people' ? 0.92 : null
    const others = namings.map((how) => wornShares(set, tablesFor, naming(how), how === 'with attributes' ? 6 : 1))
    return [
      ...shareRows(name, wornWithAttributes(set), bar),
      ...namings.slice(1).flatMap((how) => {
        const { shares, later } = wornShares(set, () => undefined, naming(how))
        return [info(name, `worn, ${how}`, shares.text('all')), info(name, `picks 2–6, ${how}`, later.text('all'))]
      }),
      ...namings.map((how, at) =>
        info(name, `worn, tables of the others, ${how}`, others[at]?.shares.text('all') ?? ''),
      ),
      info(name, 'picks 2–6, tables of the others', others[0]?.later.text('all') ?? ''),
      info(name, 'the stylist’s own outfits', percent(ceiling(set))),
      info(name, 'complete outfits by chance', percent(floor(set))),
    ]
  })
}

function monthRows(name: string, month: Month, bar: number | null): readonly Row[] {
  const coverage = month.seen / month.fitting
  const rows = [
    bar === null
      ? info(name, '28 days: worn', percent(month.worn / month.days))
      : atLeast(name, '28 days: worn', month.worn / month.days, bar),
    atLeast(name, '28 days: coverage of what fits, up to 40', coverage, 0.9),
    info(
      name,
      '28 days: coverage that a piece of each type a day can reach',
      percent(month.attainable / month.fitting),
    ),
  ]
  return month.places === 0
    ? rows
    : [
        ...rows,
        atLeast(
          name,
          '28 days: places of pieces unseen for 14 days, closets of more',
          month.unseenPlaces / month.places,
          0.7,
        ),
      ]
}

const asDressed = ({ facts, outfit, day }: Picked): Dressed => ({ facts, items: outfit.items, day })

function weatherRows(): readonly Row[] {
  return each((set, name) =>
    namings.flatMap((how) => {
      const { picks } =
        how === 'with attributes' ? wornWithAttributes(set) : wornShares(set, () => undefined, naming(how), 1)
      const dressed = picks.map(asDressed)
      const warmth = warmthOf(dressed)
      const wet = wetOf([...dressed, ...(how === 'with attributes' ? wetPicks(set) : [])])
      const group = `${name}, ${how}`
      const reference = how === 'with attributes' ? warmthOf(ownOutfits(set)) : null
      return [
        ...(reference
          ?.groups()
          .map((what) => info(group, `the stylist’s own outfits: ${what}`, reference.text(what))) ?? []),
        atLeast(group, notCold, warmth.share(notCold), 0.98),
        atLeast(group, notHot, warmth.share(notHot), 0.98),
        atLeast(group, inRooms, warmth.share(inRooms), 0.9),
        ...Object.values(wetKinds)
          .filter((kind) => wet.groups().includes(kind))
          .map((kind) => atLeast(group, kind, wet.share(kind), 0.99)),
      ]
    }),
  )
}

function sentenceRows(): readonly Row[] {
  return each((set, name) => {
    const faults: string[] = []
    let sentences = 0
    for (const { outfit, day, facts } of wornWithAttributes(set).picks) {
      const said = explain(outfit, day, facts).sentences
      sentences += said.length
      faults.push(...said.flatMap((sentence) => falseClaims(outfit, day, sentence, facts)), ...contradictions(said))
    }
    return [
      holds(
        name,
        `false of ${sentences} sentences`,
        [String(faults.length), ...faults.slice(0, 2)].join(' '),
        '0',
        faults.length === 0,
      ),
    ]
  })
}

function needRows(): readonly Row[] {
  const rows = each((set, name) => {
    const { picks, shares, later } = wornWithAttributes(set)
    const broken = picks.flatMap(({ outfit, facts, day }) => brokenRank(outfit.items, facts, day) ?? [])
    const rolls = later.share('all') / shares.share('all')
    return [
      holds(name, 'needs broken that the closet meets', [broken.length, ...broken].join(' '), '0', broken.length === 0),
      atLeast(name, 'five rolls as worn as the first pick', rolls, 0.8),
    ]
  })
  const generatedDays = 10_000
  const found = brokenIn(sets, generatedDays)
  const what = `needs broken that the closet meets, ${generatedDays} generated days`
  return [...rows, holds('generated', what, [found.length, ...new Set(found)].join(' '), '0', found.length === 0)]
}

function rerollRows(): readonly Row[] {
  return each((set, name) => {
    const { own, best, cases, repeats, unsaid } = distinctness(set)
    return [
      holds(
        name,
        `mean Jaccard of re-rolls, ${cases} cases`,
        `${own.toFixed(3)}, best ${best.toFixed(3)}`,
        'within .05',
        own - best <= 0.05,
      ),
      holds(name, 'repeated before all were shown', `${repeats}, not said ${unsaid}`, '0', repeats === 0),
    ]
  })
}

function learningRows(): readonly Row[] {
  const errors = warmthCurve('both')
  const [start, ten] = [errors[0] ?? 0, errors[10] ?? 0]
  const curve = tasteCurves(sets[0] as Labelled)
  const twenty = curve.find(({ votes }) => votes === 20)
  const rise = twenty ? twenty.after - twenty.before : 0
  const wrong = curve.reduce((sum, row) => sum + row.wrong, 0)
  return [
    info(
      'learning',
      'error of warmth after 0, 5, 10, 15, 20 answers',
      [0, 5, 10, 15, 20].map((n) => (errors[n] ?? 0).toFixed(2)).join(', '),
    ),
    holds(
      'learning',
      'error of warmth after 10 answers',
      `${(ten / start).toFixed(2)} of the first`,
      '≤ .5',
      ten <= start / 2,
    ),
    info(
      'learning',
      'liked outfits by votes',
      curve.map(({ votes, before, after }) => `${votes}: ${percent(before)} → ${percent(after)}`).join(', '),
    ),
    holds('learning', 'liked outfits after 20 votes', `+${(100 * rise).toFixed(0)} points`, '≥ 20 points', rise >= 0.2),
    holds('learning', 'dressed wrongly for taste', String(wrong), '0', wrong === 0),
  ]
}

/** Parts that `stylist:eval` measures, by the name that `--only` takes. */
export const parts: Readonly<Record<string, () => readonly Row[]>> = {
  worn: wornRows,
  month: () => each((set, name) => monthRows(name, monthOfAll(set), name === 'sixteen people' ? 0.88 : null)),
  needs: needRows,
  rerolls: rerollRows,
  weather: weatherRows,
  sentences: sentenceRows,
  odd: () => [...oddRows(), coldSummerRow()],
  dev: () => namings.flatMap((how) => devRows(how).map((row) => ({ ...row, group: `${row.group}, ${how}` }))),
  latency: latencyRows,
  learning: learningRows,
}
