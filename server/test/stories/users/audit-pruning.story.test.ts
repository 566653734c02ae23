import { beforeAll, expect, test } from 'vitest'
import { seoulDate } from '@otday/common/seoul-time'
import { administrator, night } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import { type TestUser, useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp({ AUDIT_DAYS: '60' })
let 관리자: TestUser
beforeAll(async () => {
  관리자 = await administrator(testApp, '관리자')
})

const days = (count: number) => testApp.clock.advance(count * 86_400)
const sweep = () => runJob(testApp, 'audit-sweep', {})
const entries = async () => {
  const admin = await testApp.signIn(관리자.email, 관리자.password)
  const { data } = await admin.audit.list({ query: {} })
  return data.map(({ action, subject, detail }) => [action, subject?.userId ?? null, detail])
}
const promote = async (who: TestUser) => {
  const admin = await testApp.signIn(관리자.email, 관리자.password)
  await admin.users.changeRole({ params: { userId: who.id }, body: { role: 'ADMIN' } })
}

test('pruning old audit entries leaves a record, and an ended account is deleted with its last entry', async () => {
  const 하니 = await testApp.signUp('하니')
  await promote(하니)
  const first = ['role.changed', 하니.id, 'ADMIN']
  await (await testApp.signIn(하니.email, 하니.password)).account.leave({ params: { userId: 하니.id } })
  days(31)
  await night(testApp, 하니.id)
  const 민지 = await testApp.signUp('민지')
  await promote(민지)
  const second = ['role.changed', 민지.id, 'ADMIN']
  days(29)
  await sweep()
  expect(await entries()).toEqual([second, first])
  days(1)
  await sweep()
  const pruned = ['audit.pruned', null, seoulDate(new Date(testApp.clock.now().getTime() - 60 * 86_400_000))]
  expect(await entries()).toEqual([pruned, second])
  await sweep()
  expect(await entries()).toEqual([pruned, second])
  const left = await testApp.database.db.selectFrom('users').select('id').where('id', '=', 하니.id).execute()
  expect(left).toEqual([])
})

test('deleting audit entries fails without a pruning record in the transaction or beyond its date', async () => {
  const { pool } = testApp.database
  const record = (before: string) => `insert into audit_entries (id, action, detail, created_at)
    values (gen_random_uuid(), 'audit.pruned', '${before}', now())`
  const before = await entries()
  for (const statements of [
    'delete from audit_entries',
    `delete from audit_entries where created_at < now() - interval '100 years'`,
    `${record('2020-01-01')}; delete from audit_entries`,
    `${record('today')}; delete from audit_entries where action <> 'audit.pruned'; delete from audit_entries`,
  ]) {
    const client = await pool.connect()
    await expect(client.query(`begin; ${statements}; commit`)).rejects.toThrow(/never changed/)
    await client.query('rollback')
    client.release()
  }
  expect(await entries()).toEqual(before)
})
