/**
 * Returns a small random generator with a fixed seed: it gives the same sky on every visit, without shipping the
 * position of each flake.
 */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

function dot(x: number, y: number, r: number): string {
  const [radius, width] = [r.toFixed(1), (2 * r).toFixed(1)]
  return `M${x.toFixed(0)} ${y.toFixed(0)}m-${radius} 0a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0`
}

const repeat = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('')

const tower = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + 3}q0-3 3-3h${width - 6}q3 0 3 3v${height - 3}h-${width}Z`

const next = sequence(42)
const stars = repeat(46, () => dot(380 + next() * 690, 10 + next() * 170, 0.7 + next() * 1.2))
const rain = repeat(54, () => `M${(430 + next() * 650).toFixed(0)} ${(70 + next() * 210).toFixed(0)}l-7 20`)
const snow = repeat(60, () => dot(400 + next() * 680, 20 + next() * 270, 1.6 + next() * 3.2))

const towers = [
  [614, 226, 20, 50],
  [638, 212, 16, 60],
  [658, 232, 22, 40],
  [888, 206, 20, 60],
  [912, 192, 26, 70],
  [942, 214, 18, 50],
  [964, 200, 24, 70],
  [1022, 208, 22, 60],
  [1046, 194, 20, 70],
] as const

const lit =
  '620 234,628 242,620 252,643 220,643 236,664 240,894 216,900 228,920 204,928 216,920 228,970 212,978 224,1028 220,1052 208,1052 224'

/** SVG paths of what is scattered over the weather scene of 1080 × 320: one path for each layer. */
export const scatter = {
  stars,
  rain,
  snow,
  city: towers.map(([x, y, width, height]) => tower(x, y, width, height)).join(''),
  windows: lit
    .split(',')
    .map((corner) => `M${corner}h4v5h-4Z`)
    .join(''),
}
