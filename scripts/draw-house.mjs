import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './run.mjs'

/** Draws docs/house.svg from floors.cjs: `npm run house:draw`. */
const { floors } = createRequire(import.meta.url)('../floors.cjs')

const width = 760
const wall = 40
const storey = 56
const gap = 8
const roof = 84
export const drawing = path.join(root, 'docs/house.svg')

function box(x, y, boxWidth, label, look) {
  const middle = `x="${x + boxWidth / 2}" y="${y + storey / 2 - gap / 2 + 5}"`
  return [
    `<rect x="${x}" y="${y}" width="${boxWidth}" height="${storey - gap}" rx="10" ${look}/>`,
    `<text ${middle}>${label}</text>`,
  ].join('')
}

function row(y, labels, look) {
  const inner = width - 2 * wall
  const boxWidth = (inner - gap * (labels.length - 1)) / labels.length
  return labels.map((label, at) => box(wall + at * (boxWidth + gap), y, boxWidth, label, look)).join('\n')
}

/** The house as SVG: the roof knows every room, a room those below it, the ground none. */
export function houseSvg() {
  const room = 'fill="#EAF3FF" stroke="#9DBFE3"'
  const ground = 'fill="#EEF1F5" stroke="#B9C6D4"'
  const rows = [
    ...floors.toReversed().map((rooms) => [rooms, room]),
    [['platform'], ground],
    [['contract', 'stylist'], ground],
  ]
  const height = roof + rows.length * storey + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The floors of the house">
<style>text { font: 600 15px system-ui, sans-serif; text-anchor: middle; fill: #22303F }</style>
<rect width="${width}" height="${height}" rx="16" fill="#FFFFFF"/>
<path d="M${wall} ${roof - gap} L${width / 2} 16 L${width - wall} ${roof - gap} Z" fill="#2F6FED"/>
<text x="${width / 2}" y="${roof - gap - 14}" style="fill: #FFFFFF">app</text>
${rows.map(([labels, look], at) => row(roof + at * storey, labels, look)).join('\n')}
</svg>
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(drawing, houseSvg())
