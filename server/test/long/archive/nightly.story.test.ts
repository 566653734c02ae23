import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkArchive, createNightly, migrateAfterBackup } from '../../../src/archive/index.ts'
import { joinDatabase, migrate, openDatabase, readMigrations } from '#platform/db/index.ts'
import { type Mail, MailDelayed } from '#platform/mail/index.ts'
import { createDiskStorage, type Storage } from '#platform/storage/index.ts'
import { newFolder } from '../../kit/archive-commands.ts'
import { openSpareDatabase } from '../../kit/story-databases.ts'
import { administrator } from '../../kit/fixtures.ts'
import { emailsIn } from '../../kit/mail-catcher.ts'
import { smallDisk } from '../../kit/small-disk.ts'
import { startServer, unpackDatabase } from '../../kit/server-process.ts'
import { allStoriesShareOneUser, testApp } from '../../kit/story-users.ts'

allStoriesShareOneUser()
let folder: string
let storage: Storage
const mails: Mail[] = []
let isMailDown = false
const logged: string[] = []
beforeAll(async () => {
  folder = newFolder()
  storage = await createDiskStorage(path.join(folder, 'data'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  mails.length = 0
  isMailDown = false
  logged.length = 0
})

const backups = () => path.join(folder, 'backups')
const open = (into = backups(), more: { storage?: Storage; diskReserve?: number } = {}) =>
  createNightly({
    database: testApp.database,
    storage,
    clock: testApp.clock,
    folder: into,
    diskReserve: 0,
    secret: '',
    mailer: {
      async deliver(mail) {
        if (isMailDown) throw new MailDelayed('421')
        mails.push(mail)
      },
    },
    log: { error: (_context, message) => void logged.push(message) },
    ...more,
  })
const archives = () => fs.readdirSync(backups()).filter((name) => name.endsWith('.tar.zst'))
const savedFiles = () =>
  fs
    .readdirSync(path.join(backups(), 'files'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.length > 60)
const put = (key: string, text: string) => storage.put([{ key, bytes: Buffer.from(text) }])

test('a nightly backup is made once, caught up if missed, and stores each file once for all nights', async () => {
  const nightly = open()
  await put('aa/one.webp', '하나')
  testApp.clock.set('2027-03-01T02:00:00+09:00')
  await nightly.runIfDue()
  expect(archives()).toEqual(['otday-2027-02-28.tar.zst'])
  testApp.clock.set('2027-03-01T03:07:00+09:00')
  await nightly.runIfDue()
  testApp.clock.set('2027-03-01T23:07:00+09:00')
  await nightly.runIfDue()
  expect(archives()).toEqual(['otday-2027-02-28.tar.zst', 'otday-2027-03-01.tar.zst'])
  expect(savedFiles()).toHaveLength(1)
  expect(fs.statSync(path.join(backups(), 'otday-2027-03-01.tar.zst')).mode & 0o777).toBe(0o600)
  // The machine sleeps from March 1 at night to March 4 at 11:07; the first check after that makes an archive at once.
  testApp.clock.set('2027-03-04T11:07:00+09:00')
  await nightly.runIfDue()
  expect(archives().at(-1)).toBe('otday-2027-03-04.tar.zst')
  const file = path.join(backups(), 'otday-2027-03-04.tar.zst')
  const end = await checkArchive(file, path.join(backups(), 'files'), { url: testApp.databaseUrl, poolSize: 2 })
  expect(end.files).toMatchObject({ count: 1, bytes: 6 })
})

test('archives of old nights and files that no other night needs are removed, and other archives are kept', async () => {
  const nightly = open()
  fs.writeFileSync(path.join(backups(), 'mine.tar.zst'), 'mine')
  await put('aa/two.webp', '둘')
  testApp.clock.set('2027-04-01T04:00:00+09:00')
  await nightly.runIfDue()
  expect(savedFiles()).toHaveLength(2)
  await storage.remove(['aa/two.webp'])
  for (let day = 2; day <= 30; day++) {
    testApp.clock.set(`2027-04-${String(day).padStart(2, '0')}T04:00:00+09:00`)
    await nightly.runIfDue()
  }
  testApp.clock.set('2027-05-20T04:00:00+09:00')
  await nightly.runIfDue()
  for (let day = 21; day <= 31; day++) {
    testApp.clock.set(`2027-05-${day}T04:00:00+09:00`)
    await nightly.runIfDue()
  }
  expect(archives()).toHaveLength(12)
  expect(archives()).toContain('mine.tar.zst')
  expect(archives()).not.toContain('otday-2027-04-01.tar.zst')
  expect(savedFiles()).toHaveLength(1)
})

test('a nightly backup that fails is logged each time, and administrators get one mail about it', async () => {
  const 대장 = await administrator(testApp, '대장')
  // A file is put where the folder for backups should be, so that every backup fails.
  const blocked = path.join(folder, 'blocked')
  fs.writeFileSync(blocked, '')
  const nightly = open(blocked)
  isMailDown = true
  await expect(nightly.runIfDue()).rejects.toThrow(MailDelayed)
  isMailDown = false
  await nightly.runIfDue()
  await nightly.runIfDue()
  expect(logged).toEqual(Array.from({ length: 3 }, () => 'the nightly backup failed'))
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: 대장.email, subject: '[옷데이] 백업을 만들지 못했어요' },
  ])
})

const megabyte = 2 ** 20
test('a nightly backup stops before the disk reaches the reserve of the product', async () => {
  const disk = smallDisk()
  const free = () => {
    const { bavail, bsize } = fs.statfsSync(disk.directory)
    return bavail * bsize
  }
  try {
    const diskReserve = Math.floor(((free() - 40 * megabyte) * 16) / 17)
    const many = await createDiskStorage(path.join(folder, 'many'))
    const putMany = (from: number, to: number) =>
      many.put(
        Array.from({ length: to - from }, (_, at) => ({
          key: `aa/${from + at}.webp`,
          bytes: randomBytes(megabyte / 2),
        })),
      )
    const nightly = open(path.join(disk.directory, 'backups'), { storage: many, diskReserve })
    await putMany(0, 40)
    testApp.clock.set('2027-07-01T04:00:00+09:00')
    await nightly.runIfDue()
    expect(logged).toEqual([])
    expect(fs.readdirSync(path.join(disk.directory, 'backups'))).toContain('otday-2027-07-01.tar.zst')

    await putMany(40, 120)
    testApp.clock.set('2027-07-02T04:00:00+09:00')
    let least = free()
    const watching = setInterval(() => {
      least = Math.min(least, free())
    }, 1)
    await nightly.runIfDue()
    clearInterval(watching)
    expect(logged).toEqual(['the nightly backup failed'])
    expect(mails.at(-1)?.text).toContain('디스크에 자리가 모자라요')
    // A nearly full disk counts as free again when 17/16 of the reserve are free, so a failed backup must leave about
    // that much.
    expect(Math.min(least, free())).toBeGreaterThan(diskReserve)
    expect(free()).toBeGreaterThan((diskReserve * 17) / 16 - megabyte)
  } finally {
    disk.dispose()
  }
})

test('rows are saved before a migration, and nothing is saved without one', async () => {
  const spare = await openSpareDatabase()
  try {
    const config = {
      database: { directory: folder, binaries: null },
      dataDir: folder,
      backupDir: path.join(folder, 'before'),
      secret: null,
      diskReserve: 0,
    }
    const migrating = {
      config,
      database: spare.database,
      clock: testApp.clock,
      onFailure: (error: unknown) => {
        throw error
      },
    }
    testApp.clock.set('2027-06-01T12:00:00+09:00')
    await migrate(spare.database.pool, readMigrations().slice(0, -1))
    expect(await migrateAfterBackup(migrating)).toHaveLength(1)
    const last = readMigrations().at(-1)?.name.replace('.sql', '')
    expect(fs.readdirSync(config.backupDir)).toEqual([`otday-2027-06-01-before-${last}.tar.zst`])
    expect(await migrateAfterBackup(migrating)).toEqual([])
    expect(fs.readdirSync(config.backupDir)).toHaveLength(1)
    const end = await checkArchive(path.join(config.backupDir, fs.readdirSync(config.backupDir)[0] ?? ''), '', {
      url: testApp.databaseUrl,
      poolSize: 2,
    })
    expect(end.files.count).toBe(0)
  } finally {
    await spare.dispose()
  }
})

test('a failed backup before a migration is logged, and administrators get a mail about it', async () => {
  const dataDir = path.join(folder, 'migrated')
  const blocked = path.join(folder, 'blocked-before')
  fs.writeFileSync(blocked, '')
  const database = await openDatabase({ directory: dataDir, binaries: null })
  await migrate(database.pool, readMigrations().slice(0, -1))
  await database.pool.query(
    `insert into users (id, name, email, email_key, role, created_at)
     values (gen_random_uuid(), '대장', 'boss@example.com', 'boss@example.com', 'ADMIN', now())`,
  )
  await database.close()
  const server = await startServer({ DATA_DIR: dataDir, BACKUP_DIR: blocked })
  try {
    await vi.waitFor(() => {
      expect(server.output()).toMatch(/"level":50.*EEXIST.*"msg":"the backup before a migration failed"/)
      const sent = emailsIn(path.join(dataDir, 'mail')).filter(({ raw }) => raw.includes('boss@example.com'))
      expect(sent.map(({ subject }) => subject)).toEqual(['[옷데이] 백업을 만들지 못했어요'])
    })
  } finally {
    await server.kill('SIGTERM')
  }
})

test('a product with its own database checks every hour, and after its start, whether a backup is due', async () => {
  const dataDir = path.join(folder, 'own')
  unpackDatabase(dataDir)
  // The first start creates the first administrator. Without one, the product counts as unused, and the second start
  // would not schedule a missed backup.
  await (await startServer({ DATA_DIR: dataDir })).kill('SIGTERM')
  const server = await startServer({ DATA_DIR: dataDir })
  const database = await joinDatabase({ directory: dataDir, binaries: null })
  try {
    const { rows } = await database.pool.query(`select cron from pgboss.schedule where name = 'nightly-backup'`)
    expect(rows).toEqual([{ cron: '7 * * * *' }])
    await vi.waitFor(async () => {
      const waiting = await database.pool.query(`select from pgboss.job where name = 'nightly-backup'`)
      expect(waiting.rowCount).toBe(1)
    })
  } finally {
    await database.close()
    await server.kill('SIGTERM')
  }
})
