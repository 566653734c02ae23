import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tasteCurves } from '../../scripts/learning-curves.ts'
import { readLabels } from '../../scripts/labels.ts'

const labels = readLabels(fileURLToPath(new URL('../closets', import.meta.url)))

test('twenty votes raise the share of liked outfits by twenty points, and no outfit is wrong for the weather', {
  timeout: 600_000,
}, () => {
  const curves = tasteCurves(labels)
  const at = (votes: number) => curves.find((row) => row.votes === votes) ?? { before: 0, after: 0 }
  expect(at(10).after - at(10).before).toBeGreaterThanOrEqual(0.08)
  expect(at(20).after - at(20).before).toBeGreaterThanOrEqual(0.2)
  expect(at(40).after - at(40).before).toBeGreaterThanOrEqual(0.15)
  for (const { wrong } of curves) expect(wrong).toBe(0)
})
