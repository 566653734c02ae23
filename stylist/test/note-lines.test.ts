import { expect, test } from 'vitest'
import { readNote } from '../src/day/read-note.ts'
import { type NoteLine, noteLines } from './note-lines.data.ts'
import { eveningLines } from './note-lines-evenings.data.ts'
import { examLines } from './note-lines-exam.data.ts'
import { grownLines } from './note-lines-grown.data.ts'
import { ownLines } from './note-lines-own.data.ts'
import { unseenLines } from './note-lines-unseen.data.ts'
import { youngLines } from './note-lines-young.data.ts'

const hoursApart = (a: number, b: number) => Math.min((a - b + 24) % 24, (b - a + 24) % 24)
/** Whether two hours are at most one apart, as half past nine may be read as nine or as ten. */
const isNear = (read: number | null, meant: number) => read !== null && hoursApart(read, meant) <= 1

/**
 * Returns what the code that reads notes misses in a line, and what it reads wrongly, compared with the line's labels.
 */
function faultsOf(line: NoteLine): { missed: string[]; wrong: string[] } {
  const read = readNote(line.text)
  const also = new Set<string>(line.also ?? [])
  const [missed, wrong]: [string[], string[]] = [[], []]
  if (read.occasion !== (line.occasion ?? null) && !also.has(read.occasion ?? '')) {
    if (read.occasion === null) missed.push(`occasion ${line.occasion}`)
    else wrong.push(`occasion ${read.occasion}, not ${line.occasion ?? 'any'}`)
  }
  if (read.occasion === 'FORMAL' && line.formal && read.formal !== line.formal) wrong.push(`${read.formal}`)
  if (read.occasion === 'SPORT' && line.sport && read.sport !== line.sport)
    (read.sport === null ? missed : wrong).push(`${read.sport}, not ${line.sport}`)
  const wanted = line.plans ?? []
  missed.push(...wanted.filter((plan) => !read.plans.includes(plan)))
  wrong.push(...read.plans.filter((plan) => !wanted.includes(plan) && !also.has(plan)))
  for (const end of ['leave', 'home'] as const)
    if (line[end] !== undefined && !isNear(read[end], line[end]))
      (read[end] === null ? missed : wrong).push(`${end} ${read[end]}, not ${line[end]}`)
  return { missed, wrong }
}

const sets: readonly (readonly [string, readonly NoteLine[]])[] = [
  ['of the first four people', noteLines],
  ['of a used-up exam', unseenLines],
  ['of students and parents', youngLines],
  ['of office workers and retired people', grownLines],
  ['of our own', ownLines],
  ['of an exam that the reader never saw', examLines],
]

test.each(sets)('at least nine in ten of the note lines %s are read correctly', (_, lines) => {
  const faulty = lines
    .map((line) => ({ text: line.text, ...faultsOf(line) }))
    .filter(({ missed, wrong }) => missed.length > 0 || wrong.length > 0)
  expect(1 - faulty.length / lines.length, JSON.stringify(faulty, null, 1)).toBeGreaterThanOrEqual(0.9)
})

test.each(eveningLines)('the note line “$text” is read correctly', (line) => {
  expect(faultsOf(line)).toEqual({ missed: [], wrong: [] })
})
