import { type Collector, collectText } from './collector.ts'
import { mostStatements, type Statement } from './facts.ts'

const longestLabel = 30
/** Cells that hold a statement; the text of nested elements belongs to the cell. */
const holding = new Set(['th', 'td', 'dd'])
/** Matches a line like `소재 : 면 100%`. */
const line = /^([^:：]{1,30})\s*[:：]\s*(\S.*)$/

export function collectStatements() {
  const found: Statement[] = []
  const text = collectText()
  let cells: string[] = []
  let inside: string | null = null
  let term = ''
  const keep = (label: string, value: string) => {
    const isShort = label !== '' && value !== '' && label.length <= longestLabel
    if (isShort && found.length < mostStatements) found.push({ label, value })
  }
  const keepLine = (said: string) => {
    const [, label, value] = line.exec(said) ?? []
    if (label && value) keep(label.trim(), value)
  }
  const finish = new Map<string, (said: string) => void>([
    ['th', (said) => void cells.push(said)],
    ['td', (said) => void cells.push(said)],
    ['dt', (said) => void (term = said)],
    ['dd', (said) => keep(term, said)],
    ['li', keepLine],
    ['p', keepLine],
  ])
  const collector: Collector = {
    opened({ name }) {
      if (name === 'br') text.add(' ')
      if (name === 'tr') cells = []
      if (!finish.has(name) || (inside && holding.has(inside))) return
      text.take()
      inside = name
    },
    said(piece) {
      if (inside) text.add(piece)
    },
    closed(name) {
      if (name === inside) {
        finish.get(name)?.(text.take())
        inside = null
      }
      if (name === 'tr') keepRow(cells, keep)
    },
  }
  return { ...collector, found }
}

/** Keeps the statements of a table row in which labels and values alternate: 색상 | 블랙 | 소재 | 면. */
function keepRow(cells: readonly string[], keep: (label: string, value: string) => void) {
  for (let at = 0; at + 1 < cells.length; at += 2) keep(cells[at] ?? '', cells[at + 1] ?? '')
}
