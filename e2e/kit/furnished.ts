import type { ApiUser } from '@otday/contract/api-user'
import { newPerson } from './test-user.ts'
import { test as base } from './test.ts'
import { hang, portray, postMany, settle } from './wardrobe.ts'

/** A test with a user whose data no test changes, so that all tests of a worker can share it. */
export const test = base.extend<object, { furnished: ApiUser }>({
  /**
   * A user who lives in Seoul, with a closet, a portrait and twelve posts. Tests must not share a session, because each
   * refresh of it changes the token.
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
