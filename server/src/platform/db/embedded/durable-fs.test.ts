import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DurableNodeFS, durableParams } from './durable-fs.ts'

test('FLT-03: what is committed is on the disk before it is acknowledged', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-durable-fs-'))
  const database = await PGlite.create({ fs: new DurableNodeFS(path.join(folder, 'db')), startParams: durableParams() })
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await database.close()
    fs.rmSync(folder, { recursive: true })
  })
  const { rows } = await database.query('show fsync')
  expect(rows).toEqual([{ fsync: 'on' }])
  await database.exec('create table kept (word text)')
  const written = vi.spyOn(fs, 'fsyncSync')
  for (let index = 1; index <= 5; index++) {
    await database.query('insert into kept values ($1)', ['하나'])
    expect(written.mock.calls.length).toBeGreaterThanOrEqual(index)
  }
})
