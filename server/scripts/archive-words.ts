import fs from 'node:fs'
import path from 'node:path'
import { ArchiveRefused, type End, NoSpace, type RefusalReason } from '../src/archive/index.ts'
import { type Config, ConfigError } from '#platform/config/index.ts'
import { HalfRestored, sqlState } from '#platform/db/index.ts'
import { clusterOf, DirectoryInUse } from '#platform/postgres/index.ts'

/** An error whose message the person who typed a command can act on. */
export class Refusal extends Error {}

const reasons: Record<RefusalReason, string> = {
  foreign: '옷데이의 백업 파일이 아니에요.',
  cut: '백업이 온전하지 않아요: 끝이 없거나 파일이 모자라요. 다른 백업을 쓰세요.',
  changed: '백업이 만들어진 뒤에 바뀌었어요. 다른 백업을 쓰세요.',
  newer: '더 새로운 옷데이의 백업이에요. 먼저 옷데이를 그 버전으로 올리세요.',
  occupied: '비어 있지 않은 곳이에요. 빈 데이터베이스와 빈 DATA_DIR에만 쓸 수 있어요.',
  unequal: '옮긴 행이 원본과 달라요. 아무것도 남기지 않고 그만뒀어요.',
}

/** Returns the words for an error, without a stack and without contents of database rows. */
export function plainWords(error: unknown): string {
  if (error instanceof ArchiveRefused) return `${reasons[error.reason]} (${error.message})`
  if (error instanceof NoSpace) return `디스크에 자리가 모자라요. (${error.message})`
  if (error instanceof HalfRestored) return '복원이나 이사가 끝나지 않은 곳이에요. 같은 명령을 다시 실행하세요.'
  if (error instanceof DirectoryInUse) return `${error.message}\n먼저 옷데이를 멈추세요.`
  if (error instanceof ConfigError || error instanceof Refusal) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return '데이터베이스가 응답하지 않아요.'
  if (code === 'ENOENT') return `파일이나 폴더가 없어요: ${message}`
  // Messages of the database quote rows, so only the SQL state is shown.
  return /^[0-9A-Z]{5}$/.test(sqlState(error)) && error instanceof Error && 'severity' in error
    ? `데이터베이스가 거절했어요. (${sqlState(error)})`
    : message
}

/** Requires an existing database, because opening a directory without one would make one. */
export function requireDatabase({ database, dataDir }: Config): void {
  if ('directory' in database && !fs.existsSync(clusterOf(dataDir)))
    throw new Refusal(`${dataDir}에 데이터베이스가 없어요.`)
}

/** Resolves a path from where the command was called, since npm changes the folder. */
export const pathOf = (given: string): string => path.resolve(process.env['INIT_CWD'] ?? '', given)

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

export function contentOf({ tables, files }: End): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `표 ${Object.keys(tables).length}개의 행 ${rows}개, 파일 ${files.count}개(${megabytes(files.bytes)})`
}
