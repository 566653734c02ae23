/** Puts the clothes of a file into an account: `npm run closet:load -- <file.json> --email <account>`. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { allDefinitions } from '../src/attributes/index.ts'
import { addClothes, readCloset } from '../src/clothes/index.ts'
import { findByEmail } from '../src/users/index.ts'
import { systemClock } from '#platform/clock.ts'
import { ConfigError, loadConfig } from '#platform/config/index.ts'
import { type Database, inTransaction, joinDatabase, migrate } from '#platform/db/index.ts'
import { DirectoryInUse } from '#platform/postgres/index.ts'
import { keepPrivate } from '#platform/storage/keep-private.ts'
import { giveUp, say } from '#platform/process/say.ts'

/** An error whose message the person who typed the command can act on. */
class Refusal extends Error {}

try {
  await main()
} catch (error) {
  giveUp(plainWords(error))
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { email: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  if (!file || !values.email || positionals.length > 1)
    throw new Refusal('사용법: npm run closet:load -- <옷장 파일.json> --email <계정>')
  const content: unknown = JSON.parse(fs.readFileSync(path.resolve(process.env['INIT_CWD'] ?? '', file), 'utf8'))
  const config = loadConfig()
  keepPrivate(config.dataDir)
  const database = await joinDatabase(config.database)
  try {
    await load(database, content, values.email)
  } finally {
    await database.close()
  }
}

async function load({ db, pool }: Database, content: unknown, email: string): Promise<void> {
  await migrate(pool)
  const owner = await findByEmail(db, email)
  if (!owner) throw new Refusal(`${email} 계정이 없어요.`)
  const { pieces, skipped } = readCloset(content, (await allDefinitions(db)).values())
  const added = await inTransaction(db, (tx) => addClothes(tx, systemClock, owner.id, pieces))
  say(`${email}의 옷장에 옷 ${added.length}벌을 넣었어요.`)
  if (skipped.length > 0) say(`목록에 없어서 뺀 것 ${skipped.length}개:`, ...skipped.map((line) => `- ${line}`))
}

/** Returns an error's message for the person who typed the command, without a stack. */
function plainWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof Refusal) return error.message
  if (error instanceof DirectoryInUse) return `${error.message}\n서버를 멈춘 뒤에 다시 실행하세요.`
  if (error instanceof SyntaxError) return `JSON 파일이 아니에요: ${error.message}`
  if (error instanceof z.ZodError) return `옷장 파일이 아니에요.\n${z.prettifyError(error)}`
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '그런 파일이 없어요.'
  return error instanceof Error ? error.message : String(error)
}
