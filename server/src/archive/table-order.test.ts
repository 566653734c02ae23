import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inReferenceOrder } from './table-order.ts'

test('a table comes after all tables that it refers to, whatever the order of the input', () => {
  const graphs = fc.array(fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(graphs, fc.gen(), (graph, choose) => {
      const tables = graph.map((targets, at) => ({
        name: `t${at}`,
        targets: targets.filter((target) => target < at).map((target) => `t${target}`),
      }))
      const shuffled = choose(fc.shuffledSubarray, tables, { minLength: tables.length })
      const places = new Map(inReferenceOrder(shuffled).map(({ name }, place) => [name, place]))
      for (const { name, targets } of tables)
        for (const target of targets) expect(places.get(target)).toBeLessThan(places.get(name) ?? -1)
    }),
  )
})

test('a circle of references throws an error that names its tables', () => {
  const circle = [
    { name: 'hats', targets: ['heads'] },
    { name: 'heads', targets: ['hats'] },
    { name: 'shoes', targets: [] },
  ]
  expect(() => inReferenceOrder(circle)).toThrow('circle: hats, heads')
})
