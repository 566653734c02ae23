import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rowsAt, runCommand } from '../../../kit/archive-commands.ts'
import { otherMajor } from '../../../kit/other-major.ts'
import { refusalAt, signIn, signUp, startAt, temporaryFolder } from '../../../kit/product-at.ts'

test('an archive moves the product from PostgreSQL 17 to PostgreSQL 18 row for row', async () => {
  const bin = await otherMajor()
  const folder = temporaryFolder()
  const [older, newer, file] = ['older', 'newer', 'all.tar.zst'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const first = await startAt(older, [], { POSTGRES_BIN: bin })
  expect((await signUp(first)).status).toBe(201)
  expect(fs.readFileSync(path.join(older, 'postgres/PG_VERSION'), 'utf8').trim()).toBe('17')
  expect(await runCommand('backup', [file], { DATA_DIR: older, POSTGRES_BIN: bin })).toMatchObject({ code: 0 })
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(await refusalAt(older)).toContain('There is no PostgreSQL 17, which made the database')

  expect(await runCommand('backup', ['--check', file], { DATA_DIR: newer })).toMatchObject({ code: 0 })
  expect(await runCommand('restore', [file], { DATA_DIR: newer })).toMatchObject({ code: 0 })
  expect(fs.readFileSync(path.join(newer, 'postgres/PG_VERSION'), 'utf8').trim()).toBe('18')
  const [before, after] = [
    await rowsAt({ directory: older, binaries: bin }),
    await rowsAt({ directory: newer, binaries: null }),
  ]
  // A restore signs everybody out, so the tables of sessions are not compared.
  for (const ended of ['sessions', 'known_devices']) for (const rows of [before, after]) delete rows[ended]
  expect(after).toEqual(before)
  const second = await startAt(newer)
  expect(await signIn(second)).toBe(200)
}, 240_000)
