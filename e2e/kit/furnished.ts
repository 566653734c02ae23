import type { ApiUser } from '@otday/contract/api-user'
import { newPerson } from './test-user.ts'
import { test as base } from './test.ts'
import { hang, portray, postMany, settle } from './wardrobe.ts'

/**
 * A test with a person whose data no test changes: all tests of a file share them, as far as they run in one worker.
 */
export const test = base.extend<object, { furnished: ApiUser }>({
  /**
   * Somebody at home in Seoul, with a closet, a portrait and twelve posts. Sessions are never shared: each renews its
   * own.
   */
  furnished: [
    async ({}, use) => {
      const person = await newPerson(process.env['JOURNEY_URL'] ?? '', '하니')
      await Promise.all([settle(person), hang(person), portray(person), postMany(person, '줄', 12)])
      await use(person)
    },
    { scope: 'worker' },
  ],
})
