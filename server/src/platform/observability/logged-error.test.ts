import { expect, test } from 'vitest'
import * as z from 'zod'
import { loggedError } from './logged-error.ts'

const secret = '조용이 quiet@example.com 1990-12-31 37.56789'

const failureOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

/** Returns an error as pg makes it. */
const fromDatabase = (code: string, message = `refused: ${secret}`) =>
  Object.assign(new Error(message), {
    code,
    detail: `Key (email)=(${secret}) already exists.`,
    where: `unnamed portal parameter $1 = '${secret}'`,
    internalQuery: `select '${secret}'`,
    parameters: [secret],
    table: 'users',
    constraint: 'users_email_key',
  })

test.each([
  ['a value that is no uuid', fromDatabase('22P02', `invalid input syntax for type uuid: "${secret}"`)],
  ['a key that exists', fromDatabase('23505')],
  ['a trigger', fromDatabase('P0001')],
  ['a class that nobody knows', fromDatabase('ZZ123')],
  ['a failure inside the database', fromDatabase('XX000')],
  ['text that is no JSON', failureOf(() => JSON.parse(secret))],
  ['text that is no number', failureOf(() => BigInt(secret))],
  ['text that is no URL', failureOf(() => new URL(secret))],
  ['a URL that cannot be fetched', new TypeError(`Failed to parse URL from ${secret}`, { cause: { input: secret } })],
  ['a schema', failureOf(() => z.object({ email: z.enum(['a']) }).parse({ email: secret }))],
  [
    'keys of a schema',
    failureOf(() => z.record(z.string().regex(/^a$/), z.number()).parse({ [secret]: 1, [`${secret}2`]: secret })),
  ],
  ['a mail server', Object.assign(new Error(`550 <${secret}> unknown`), { code: 'EENVELOPE', response: secret })],
  ['something that is no error', secret],
  ['causes', new Error('outer', { cause: new Error('inner', { cause: fromDatabase('23505') }) })],
  ['one of many', new AggregateError([new Error(secret)], 'all failed')],
  ['properties of its own', Object.assign(new Error('failed'), { code: secret, syscall: 'open', table: secret })],
  ['a name of its own', Object.assign(new Error('failed'), { name: secret })],
  [
    'an address that does not answer',
    Object.assign(new Error(`connect ECONNREFUSED ${secret}`), { code: 'ECONNREFUSED' }),
  ],
  ['quoted text', new Error(`cannot store "${secret}" or '${secret}' or “${secret}” or \`${secret}\``)],
  [
    'a cause that is itself',
    (() =>
      Object.defineProperty(new Error('loop'), 'cause', {
        get: function (this: Error) {
          return this
        },
      }))(),
  ],
])('LOG-05: the log of an error leaves out its values: %s', (_, error) => {
  const line = JSON.stringify(loggedError(error))
  for (const part of [secret, ...secret.split(' ')]) expect(line).not.toContain(part)
})

test('LOG-05: the log of an error has its type, code, table, place and cause', () => {
  expect(loggedError(fromDatabase('23505'))).toMatchObject({
    type: 'Error',
    code: '23505',
    table: 'users',
    constraint: 'users_email_key',
    stack: expect.stringContaining('logged-error.test.ts'),
  })
  expect(loggedError(fromDatabase('42703', 'column users.nam does not exist')).message).toBe(
    'column users.nam does not exist',
  )
  const typo = failureOf(() => (undefined as unknown as { name: string }).name)
  expect(loggedError(typo).message).toBe('Cannot read properties of undefined')
  expect(
    loggedError(failureOf(() => z.object({ a: z.object({ b: z.number() }) }).parse({ a: { b: 'x' } }))),
  ).toMatchObject({
    type: 'ZodError',
    message: 'invalid_type at a.b',
  })
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  expect(loggedError(new TypeError('fetch failed', { cause: refused }))).toMatchObject({
    message: 'fetch failed',
    cause: { code: 'ECONNREFUSED', message: '' },
  })
})
