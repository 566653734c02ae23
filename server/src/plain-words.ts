import { wordsOfFailedMove } from './move-words.ts'
import { ConfigError } from '#platform/config/index.ts'
import { HalfRestored, sqlState, UnsafeDatabase } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { exitCodes } from '#platform/process/exit-codes.ts'
import { loggedError } from '#platform/observability/logged-error.ts'
import { DirectoryInUse, PostgresKilled, StorageExhausted } from '#platform/postgres/index.ts'

/** Returns the exit code of a start that failed. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof PostgresKilled) return exitCodes.crashed
  return isStorageFull(error) ? exitCodes.storageFull : exitCodes.notStarted
}

/**
 * Returns whether an error means that a disk is full: when the database starts, in one of its statements, or for a file
 * that we write.
 */
function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageExhausted) return true
  const { code, cause } = error as NodeJS.ErrnoException
  return ['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '') || (cause instanceof Error && isStorageFull(cause))
}

/** Describes why the start failed in lines that an operator can act on, without a stack. */
export function plainWords(error: unknown): string[] {
  if (error instanceof ConfigError)
    return ['설정에 문제가 있어 시작하지 않았습니다.', ...error.faults.map((fault) => `- ${fault}`)]
  if (error instanceof DirectoryInUse || error instanceof UnsafeDatabase) return [error.message]
  if (error instanceof PostgresKilled) return ['데이터베이스가 시작하는 사이에 끝났습니다.', error.message]
  if (error instanceof HalfRestored)
    return [
      '백업을 되살리거나 옮기는 일이 끝나지 않은 곳이라 시작하지 않았습니다. npm run restore나 npm run move를 다시 실행하세요.',
    ]
  if (error instanceof AppError && error.code === 'EmailTaken')
    return ['ADMIN_EMAIL belongs to an account that is not an administrator. Choose another address.']
  const ofMove = wordsOfFailedMove(error)
  if (ofMove) return ofMove
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return ['That port is in use. Stop what uses it, or choose another PORT.']
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return ['The database of DATABASE_URL does not answer.']
  const { message, cause } = error as Error
  return [`옷데이를 시작하지 못했습니다: ${message}`, ...(cause instanceof Error ? [withoutRow(cause)] : [])]
}

/** Returns the error's message; that of a database error without the values it quotes, since those are users' data. */
const withoutRow = (error: Error) => (sqlState(error) === '' ? error.message : JSON.stringify(loggedError(error)))
