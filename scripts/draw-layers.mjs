import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './run.mjs'

/** `npm run layers:draw`: draws the layers of the modules as an SVG. */
const { layers, clientOnly } = createRequire(import.meta.url)('../layers.cjs')

const width = 760
const margin = 40
const rowHeight = 56
const gap = 8
const top = 84
export const drawing = path.join(root, 'docs/layers.svg')

function box({ x, y, boxWidth }, label, fill) {
  const middle = `x="${x + boxWidth / 2}" y="${y + rowHeight / 2 - gap / 2 + 5}"`
  return [
    `<rect x="${x}" y="${y}" width="${boxWidth}" height="${rowHeight - gap}" rx="10" ${fill}/>`,
    `<text ${middle}>${label}</text>`,
  ].join('')
}

function row(y, labels, fill) {
  const inner = width - 2 * margin
  const boxWidth = (inner - gap * (labels.length - 1)) / labels.length
  return labels.map((label, at) => box({ x: margin + at * (boxWidth + gap), y, boxWidth }, label, fill)).join('\n')
}

/** Returns an SVG of the layers, the highest on top. */
export function layersSvg() {
  const moduleStyle = 'fill="#EAF3FF" stroke="#9DBFE3"'
  const baseStyle = 'fill="#EEF1F5" stroke="#B9C6D4"'
  const rows = [
    ...layers.toReversed().map((modules) => [modules.filter((name) => !clientOnly.includes(name)), moduleStyle]),
    [['platform'], baseStyle],
    [['art', 'contract', 'stylist'], baseStyle],
    [['common'], baseStyle],
  ]
  const height = top + rows.length * rowHeight + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The layers of the server">
<style>text { font: 600 15px system-ui, sans-serif; text-anchor: middle; fill: #22303F }</style>
<rect width="${width}" height="${height}" rx="16" fill="#FFFFFF"/>
<path d="M${margin} ${top - gap} L${width / 2} 16 L${width - margin} ${top - gap} Z" fill="#2F6FED"/>
<text x="${width / 2}" y="${top - gap - 14}" style="fill: #FFFFFF">app</text>
${rows.map(([labels, fill], at) => row(top + at * rowHeight, labels, fill)).join('\n')}
</svg>
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(drawing, layersSvg())
