import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Day } from '../src/day/day.ts'
import { explain } from '../src/explaining/explain.ts'
import type { Facts } from '../src/reading/facts.ts'
import { kindLabel } from '../src/reading/kind-rows.ts'
import { type Case, labelFolders, readLabels } from './labels.ts'
import { escaped, type ShownCase, page } from './show-page.ts'
import { type Picked, wornShares } from './measures/worn.ts'

/** `npm run stylist:show [-- <file.html>]` writes one page with the picks of all labelled cases and prints its path. */
const [given] = process.argv.slice(2)
const target = given
  ? path.resolve(process.env['INIT_CWD'] ?? '.', given)
  : path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'stylist-look-')), 'picks.html')

function weatherText({ out, high, low, cold, warm, rain }: Day): string {
  const hours = out.map(({ hour }) => hour)
  const wet =
    rain.hours.length > 0
      ? `${rain.snow ? '눈' : '비'} ${rain.total.toFixed(1)} mm, ${rain.hours.length}시간`
      : '비 없음'
  const falls = rain.hours.length === 0 && rain.umbrella ? `강수확률 ${rain.probability} %` : wet
  const degrees = `${low.toFixed(0)}…${high.toFixed(0)} ℃ (느낌 ${cold.toFixed(1)}…${warm.toFixed(1)})`
  return `${Math.min(...hours)}–${Math.max(...hours)}시 ${degrees}, ${falls}`
}

const faultOf = (faults: Picked['faults'], id: string) =>
  faults.flatMap(([fault, ids]) => (ids.includes(id) ? [fault] : [])).join(', ')

function pieceText(f: Facts, fault: string): string {
  const read = `${kindLabel(f.slot, f.kind)}${f.confidence < 0.6 ? '?' : ''}`
  const name = `${escaped(f.name)} <small>${escaped(read)}</small>`
  return fault ? `<li class="fault">${name} <b>${escaped(fault)}</b></li>` : `<li>${name}</li>`
}

const wishText = ({ occasion, answers }: Case, work: string | undefined) =>
  [occasion, answers?.sport, answers?.formal, occasion === '출근' ? work : undefined].filter(Boolean).join(' · ')

function caseOf({ closet, facts, one, day, outfit, faults }: Picked): ShownCase {
  const { person } = closet
  const byId = new Map(facts.map((f) => [f.id, f]))
  const whole = faults.filter(([, ids]) => ids.length === 0).map(([fault]) => fault)
  const stylists = one.outfits.slice(0, 2).map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
  return {
    id: one.id,
    person: person.id,
    occasion: one.occasion,
    isFaulty: faults.length > 0,
    head: `${person.id} ${person.role}, 민감도 ${person.sensitivity} — ${wishText(one, person.answers?.work)}`,
    note: one.note,
    weather: `${one.day}: ${weatherText(day)}`,
    faults: whole,
    pick: outfit.items.map((f) => pieceText(f, faultOf(faults, f.id))),
    stylists: stylists.map((items) => items.map((f) => pieceText(f, ''))),
    sentences: explain(outfit, day, facts).sentences.map(({ headline, reason }) => `${headline} — ${reason}`),
  }
}

const cases = labelFolders.flatMap((folder) =>
  wornShares(readLabels(folder), () => undefined, undefined, 1).picks.map(caseOf),
)
fs.writeFileSync(target, page(cases))
console.log(target)
