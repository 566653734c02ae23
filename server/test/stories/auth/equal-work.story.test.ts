import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { testPassword, useTestApp } from '../../kit/test-app.ts'
import { advisedCost } from '#platform/crypto/passwords.ts'

// The spy computes hashes as the real module does, and records its calls, so that the test can count them.
vi.mock('@node-rs/argon2', { spy: true })

const testApp = useTestApp({}, { passwordCost: advisedCost })

/**
 * Returns the status and body of a failed sign-in and, for each password hash that it verified, the algorithm and
 * parameters, which determine how long this takes.
 */
async function failure(username: string, password: string) {
  vi.mocked(verify).mockClear()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ username, password }).toString()
  const answer = await testApp.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload })
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
  return { status: answer.statusCode, body: answer.json() as unknown, costs }
}

test('a failed sign-in gives the same response at the same cost for every state of an account', async () => {
  const 하니 = await testApp.signUp('하니')
  const known = await failure(하니.email, 'wrong123')
  expect(known).toMatchObject({ status: 401, body: { exceptionName: 'InvalidCredentials' } })
  expect(known.costs).toHaveLength(2)
  expect(new Set(known.costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))

  const { pool } = testApp.database
  const states = {
    'nobody has the address': null,
    'a temporary password is on its way': `insert into temporary_passwords
      (user_id, password_hash, tries_left, requested_at, expires_at, created_at)
      select id, password_hash, 5, now(), now() + interval '3 minutes', now() from users where id = $1`,
    'there is no password': 'update users set password_hash = null where id = $1',
    'the account is locked': 'update users set locked_at = now() where id = $1',
    'the account was deleted': 'update users set deleted_at = now() where id = $1',
    'the account was deleted long ago': `update users set deleted_at = now() - interval '31 days' where id = $1`,
  }
  for (const [state, change] of Object.entries(states)) {
    const person = await testApp.signUp('민지')
    if (change) await pool.query(change, [person.id])
    const email = change ? person.email : 'nobody@example.com'
    expect([state, await failure(email, 'wrong123')]).toEqual([state, known])
  }
  expect((await failure('gone@example.com', testPassword)).body).toEqual(known.body)
})
