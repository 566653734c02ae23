import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FlatLayItem, sceneOf } from '@otday/art/flat-lay/scene'
import { planOf, type SceneLayer } from '@otday/art/flat-lay/scene-svg'
import { skyOf } from '@otday/art/sky'
import { type ClothesId, PrecipitationType, SkyStatus } from '@otday/contract'
import { appearanceOf } from '../src/reading/appearance.ts'
import type { Facts } from '../src/reading/facts.ts'
import { kindLabel } from '../src/reading/kind-rows.ts'
import { type Case, type Closet, factsOfCloset, labelFolders, type Labelled, readLabels } from './labels.ts'
import { picksOf } from './measures/worn.ts'
import { escaped } from './show-page.ts'

/**
 * `npm run stylist:look [-- E01 E09]` draws a pick for every person as a flat lay, for the given days or for one day
 * each, and prints the page's path. The page is for viewing only; no measure uses it.
 */
const days = process.argv.slice(2)
const target = fileURLToPath(new URL('../../.cache/flat-lays.html', import.meta.url))

/** Returns the closet's first case of each given day; without days, one case, a different one for each `at`. */
function casesOf({ cases }: Closet, at: number): Case[] {
  if (days.length === 0) return cases.slice(at % cases.length, (at % cases.length) + 1)
  return days.flatMap((day) => cases.find((one) => one.day === day) ?? [])
}

const itemOf = (facts: Facts): FlatLayItem => ({
  clothesId: facts.id as ClothesId,
  type: facts.type,
  imageUrl: null,
  picture: null,
  appearance: appearanceOf(facts),
})

function layerHtml({ markup, shadows }: SceneLayer, ink: readonly number[]): string {
  const drops = shadows.map(
    ({ drop, blur, opacity }) =>
      `drop-shadow(0 ${drop.toFixed(1)}px ${blur.toFixed(1)}px rgb(${ink.join(' ')} / ${opacity}))`,
  )
  return `<g style="filter:${drops.join(' ')}">${markup}</g>`
}

let drawn = 0

function figureOf(set: Labelled, closet: Closet, one: Case): string {
  const [pick] = picksOf(set, closet, one, { count: 1, facts: factsOfCloset(closet) })
  const row = set.days[one.day]
  if (!pick || !row) return ''
  const { items } = pick.outfit
  const sky = skyOf(SkyStatus.parse(row.sky), PrecipitationType.parse(row.precip))
  const { width, height, ground, layers, shadowInk } = planOf(sceneOf(items.map(itemOf), 'card'), sky)
  // Ids of one page must differ.
  const content = (ground + layers.map((layer) => layerHtml(layer, shadowInk)).join('')).replaceAll(
    /(id="|#)ground/g,
    `$1ground-${drawn++}`,
  )
  const names = items.map((f) => `<li>${escaped(f.name)} <small>${escaped(kindLabel(f.slot, f.kind))}</small></li>`)
  const faults = pick.faults.map(([fault]) => `<li class="fault">${escaped(fault)}</li>`)
  return `<figure><svg viewBox="0 0 ${width} ${height}">${content}</svg><figcaption>
<h2>${escaped(one.id)} ${escaped(closet.person.role)}</h2><p>${one.day}, ${row.min}…${row.max} ℃, ${sky}; ${escaped(one.occasion)}: ${escaped(one.note)}</p>
<ul>${[...names, ...faults].join('')}</ul></figcaption></figure>`
}

const style = `body{font:14px/1.4 system-ui,sans-serif;margin:16px;background:#fff;color:#222;display:grid;gap:20px;
grid-template-columns:repeat(auto-fill,minmax(320px,1fr))}figure{margin:0}svg{display:block;width:100%;border-radius:20px}
h2{font-size:14px;margin:8px 0 0}p{margin:0}ul{margin:4px 0;padding-left:18px}small{color:#777}.fault{color:#c01818}`

const set = readLabels(labelFolders[0] ?? '')
const figures = set.closets.flatMap((closet, at) => casesOf(closet, at).map((one) => figureOf(set, closet, one)))
fs.mkdirSync(new URL('.', `file://${target}`), { recursive: true })
fs.writeFileSync(
  target,
  `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Picks as flat lays</title><style>${style}</style>${figures.join('\n')}</html>\n`,
)
console.log(target)
