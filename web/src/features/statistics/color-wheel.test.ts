import { expect, test } from 'vitest'
import { colorShares } from './color-groups.ts'
import { placeDots, wheelSize } from './color-wheel.ts'

const closet = ['#5e7fa6', '#565b64', '#b99a78', '#f1e9db', '#b5524c', '#6f8a5e', '#ffffff', '#111111'] as const
const fifty = Array.from({ length: 50 }, (_, index) => ({
  color: closet[index % closet.length] ?? '#000000',
  days: 50 - index,
}))

test('no two colors overlap, and all lie within the wheel', () => {
  const dots = placeDots(fifty)
  expect(dots).toHaveLength(50)
  for (const [at, dot] of dots.entries()) {
    expect(Math.hypot(dot.x - wheelSize / 2, dot.y - wheelSize / 2) + dot.radius).toBeLessThanOrEqual(wheelSize / 2)
    for (const other of dots.slice(at + 1))
      expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThan(dot.radius + other.radius)
  }
})

test('grays lie in the middle, vivid colors outward by hue, and dots grow with the days worn', () => {
  const [gray, red, blue] = placeDots([
    { color: '#808080', days: 1 },
    { color: '#d02020', days: 16 },
    { color: '#2050d0', days: 1 },
  ])
  if (!gray || !red || !blue) throw new Error('no dots')
  const middle = wheelSize / 2
  expect(Math.hypot(gray.x - middle, gray.y - middle)).toBeLessThan(8)
  expect(red.x).toBeGreaterThan(middle + 60)
  expect(blue.x).toBeLessThan(middle)
  expect(blue.y).toBeGreaterThan(middle + 40)
  expect(red.radius).toBeGreaterThan(blue.radius * 1.5)
})

test('the three largest color groups are named and the smaller ones combined', () => {
  const shares = colorShares([
    { family: 'BLACK', pieces: 30 },
    { family: 'GRAY', pieces: 11 },
    { family: 'NAVY', pieces: 24 },
    { family: 'BEIGE', pieces: 19 },
    { family: 'RED', pieces: 10 },
    { family: 'GREEN', pieces: 6 },
  ])
  expect(shares.map(({ label, pieces }) => [label, pieces])).toEqual([
    ['무채색', 41],
    ['파랑', 24],
    ['갈색·베이지', 19],
    ['그 밖', 16],
  ])
  expect(colorShares([{ family: 'RED', pieces: 2 }]).map(({ label }) => label)).toEqual(['빨강·분홍'])
})
