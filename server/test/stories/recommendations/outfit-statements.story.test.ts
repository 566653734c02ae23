import { afterEach, expect, test } from 'vitest'
import { asked, instance } from '../../kit/ask-stylist.ts'
import { noting } from '../../kit/statements.ts'
import { eachStoryBeginsOnAMonday, fill, mild, monday, testApp, tuesday, 하니 } from '../../kit/stylist-fixtures.ts'

/** Tests of how many statements recommendations take. */

eachStoryBeginsOnAMonday()
afterEach(() => testApp.clock.reset())

test('another outfit takes a look and one write, and the same again one look', async () => {
  await fill(하니)
  const weatherId = await mild(monday)
  const { db, statements } = noting(testApp.database)
  const deps = instance(db)
  const sent = async (current: boolean) => {
    const before = statements.length
    await asked(deps, { weatherId, occasion: 'CASUAL', current })
    return statements.slice(before).map(({ sql }) => sql)
  }
  for (let call = 0; call < 3; call++) await sent(false)
  const rolled = await sent(false)
  expect(rolled.filter((text) => /insert|update|delete/.test(text))).toHaveLength(1)
  // Pieces that no outfit had yet are read once.
  expect(rolled.filter((text) => !text.includes('clothes_attributes'))).toHaveLength(2)
  await sent(true)
  expect(await sent(true)).toHaveLength(1)
})

test('the first outfit for an occasion takes one write, makes it usual for the weekday, and keeps what was drawn', async () => {
  await fill(하니)
  const [weatherId, tomorrow] = [await mild(monday), await mild(tuesday)]
  const { db, statements } = noting(testApp.database)
  const deps = instance(db)
  for (const occasion of ['CASUAL', 'SCHOOL'] as const)
    for (let call = 0; call < 3; call++) await asked(deps, { weatherId, occasion, current: false })
  await asked(deps, { weatherId: tomorrow, occasion: 'DATE', current: false })
  const [before, { read }] = [statements.length, { ...deps.contexts.counts }]
  await asked(deps, { weatherId, occasion: 'TRAVEL', current: false })
  const writes = statements.slice(before).filter(({ sql }) => /insert|update|delete/.test(sql))
  expect(writes).toHaveLength(1)
  await asked(deps, { weatherId, occasion: 'TRAVEL', current: false })
  expect(deps.contexts.counts.read).toBe(read)
  const { occasions } = await 하니.stylist.get({})
  expect(occasions.map(({ occasion }) => occasion)).toEqual(['DATE', 'TRAVEL'])
  const usual = await asked(deps, { weatherId, current: false })
  expect(usual.occasion).toBe('TRAVEL')
})
