import type { DatabaseTarget } from './database.ts'
import { excessiveRates, type Rates } from './rates.ts'
import { isLoopback } from './kinds.ts'

interface Warned {
  database: DatabaseTarget
  databaseUnsafe: readonly string[]
  redisUrl: string | null
  mail: { smtpUrl: string | null }
  rates: Rates | null
  production: boolean
  logLevel: string
}

const showsSecurity = new Set(['trace', 'debug', 'info'])

/** Returns warnings about settings that work but deserve attention, in words for the operator; no secrets. */
export function warningsOf({
  database,
  databaseUnsafe,
  redisUrl,
  mail,
  rates,
  production,
  logLevel,
}: Warned): string[] {
  const connections = [
    { name: 'DATABASE_URL', url: 'url' in database ? database.url : null, isPlain: lacksSsl },
    { name: 'REDIS_URL', url: redisUrl, isPlain: ({ protocol }: URL) => protocol === 'redis:' },
    { name: 'SMTP_URL', url: mail.smtpUrl, isPlain: lacksTls },
  ]
  const plain = connections.filter(({ url, isPlain }) => {
    const parsed = url === null ? null : new URL(url)
    return parsed !== null && !isLoopback(parsed.hostname) && isPlain(parsed)
  })
  return [
    ...plain.map(({ name }) => `${name} leads to another host without encryption.`),
    ...databaseUnsafe.map((name) => `DATABASE_UNSAFE lets ${name} be off: a power cut may lose acknowledged writes.`),
    ...(production && !showsSecurity.has(logLevel) ? [`LOG_LEVEL ${logLevel} drops the security log.`] : []),
    ...excessiveRates(rates).map((name) => `${name} is more than ten times the default.`),
  ]
}

/** Returns whether a PostgreSQL URL does not require SSL: https://www.postgresql.org/docs/15/libpq-ssl.html */
const lacksSsl = ({ searchParams }: URL) =>
  !/^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')

const lacksTls = ({ protocol, searchParams }: URL) => protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true'
