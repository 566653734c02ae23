import type pg from 'pg'
import { type DurableSetting, durableSettings } from '../config/database.ts'

export class UnsafeDatabase extends Error {
  override readonly name = 'UnsafeDatabase'
  readonly settings: readonly string[]
  constructor(settings: readonly string[], allowed: readonly string[]) {
    super(
      `데이터베이스의 ${settings.join(', ')} 설정이 꺼져 있어서, 저장했다고 알린 내용이 전원이 끊길 때 사라질 수 있습니다. ` +
        `설정을 켜 주세요. 그래도 쓰려면 DATABASE_UNSAFE=${[...allowed, ...settings].join(',')}로 시작해 주세요.`,
    )
    this.settings = settings
  }
}

/**
 * Requires that PostgreSQL's durability settings are on, except those `allowed` to be off. It checks the values in
 * effect for our connection, since roles and databases may have values of their own.
 * @throws UnsafeDatabase
 */
export async function requireDurable(pool: pg.Pool, allowed: readonly DurableSetting[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = 'off' order by name",
    [durableSettings.filter((name) => !allowed.includes(name))],
  )
  if (rows.length > 0)
    throw new UnsafeDatabase(
      rows.map(({ name }) => name),
      allowed,
    )
}
