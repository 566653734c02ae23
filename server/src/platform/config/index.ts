import path from 'node:path'
import type { DatabaseTarget, DurableSetting } from './database.ts'
import type { Environment } from './inherited.ts'
import { type Rates, ratesOf } from './rates.ts'
import { rulesFor } from './rules.ts'
import { type Settings, settingsOf } from './settings.ts'
import { type Social, socialOf } from './social.ts'
import { type Weathering, weatheringOf } from './weather.ts'

export { type Rate, rateNames, type Rates } from './rates.ts'
export { warningsOf } from './warnings.ts'
export type { Social } from './social.ts'
export type { Weathering } from './weather.ts'

export interface Mailing {
  /** URL of the mail server (`smtp:` or `smtps:`) with credentials; null: mails become files in `folder`. */
  smtpUrl: string | null
  from: string
  folder: string
}

export interface Config {
  production: boolean
  host: string
  port: number
  basePath: string
  /** Public URL of the site, if configured; with https, cookies are marked Secure. */
  publicUrl: string | null
  trustProxy: string[]
  corsOrigins: string[]
  hstsSubdomains: boolean
  /** Whether the site has a service worker; if not, browsers remove the one they have. */
  serviceWorker: boolean
  database: DatabaseTarget
  /** ms for which a call may wait for a database connection. */
  databaseWait: number
  /** Durability settings that may be off on the database server. */
  databaseUnsafe: readonly DurableSetting[]
  /** Redis that carries signals between instances; null: there is a single instance, or they poll the database. */
  redisUrl: string | null
  dataDir: string
  /** Free bytes on the disk of `dataDir` below which requests that store something are refused. */
  diskReserve: number
  /** Folder of nightly archives and the files that they share. */
  backupDir: string
  /** Secret from which keys are derived; null: it is generated once and stored in the data directory. */
  secret: string | null
  demo: boolean
  admin: { email: string; password: string } | null
  mail: Mailing
  social: Social
  rates: Rates | null
  /** Most event streams, and most sockets, per user and instance. */
  livePerPerson: number
  weather: Weathering
  /** Days for which audit entries are kept. */
  auditDays: number
  /** Port on the loopback interface that serves Prometheus metrics; null: none. */
  metricsPort: number | null
  /** `address:port` pairs of private machines that link import may read; tests only. */
  linkAllow: string[]
  /** Host names of push services allowed besides those of browsers. */
  pushHosts: string[]
  logLevel: string
}

/** Thrown for faulty settings; names all faults, so that they can be corrected together. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`Configuration faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const megabyte = 1024 * 1024

/** Reads the configuration from environment variables. @throws ConfigError naming every fault */
export function loadConfig(env: Environment = process.env): Config {
  const settings = readSettings(env)
  const { PUBLIC_URL: publicUrl, HOST: host, PORT: port, ADMIN_EMAIL, ADMIN_PASSWORD } = settings
  const dataDir = path.resolve(settings.DATA_DIR)
  return {
    production: isProduction(env),
    host,
    port,
    basePath: settings.BASE_PATH,
    publicUrl,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    serviceWorker: settings.SERVICE_WORKER,
    database: settings.DATABASE_URL
      ? { url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL }
      : { directory: dataDir, binaries: settings.POSTGRES_BIN },
    databaseWait: settings.DATABASE_WAIT,
    databaseUnsafe: settings.DATABASE_UNSAFE,
    redisUrl: settings.REDIS_URL,
    dataDir,
    backupDir: path.resolve(settings.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    diskReserve: settings.DISK_RESERVE * megabyte,
    secret: settings.SECRET,
    demo: settings.DEMO,
    admin: ADMIN_EMAIL && ADMIN_PASSWORD ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } : null,
    mail: mailingOf(settings, dataDir),
    social: socialOf(settings, publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`),
    rates: settings.RATE_LIMITS ? ratesOf(settings) : null,
    livePerPerson: settings.LIVE_PER_PERSON,
    weather: weatheringOf(settings),
    auditDays: settings.AUDIT_DAYS,
    metricsPort: settings.METRICS_PORT,
    linkAllow: settings.LINK_ALLOW,
    pushHosts: settings.PUSH_HOSTS,
    logLevel: settings.LOG_LEVEL,
  }
}

const isProduction = ({ NODE_ENV }: Environment) => NODE_ENV === 'production'

/**
 * Reads the settings. Rules between settings are checked with defaults in place of faulty values, so that all faults
 * are reported at once.
 */
function readSettings(env: Environment): Settings {
  const schema = settingsOf(isProduction(env))
  const given: Environment = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const issues = schema.safeParse(given).error?.issues ?? []
  const faulty = new Set(issues.map(({ path: [name] }) => name))
  const settings = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name))))
  const broken = rulesFor(isProduction(env)).filter(({ isBroken }) => isBroken(settings, given))
  const faults = [
    ...issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
    ...broken.map(({ fault }) => fault),
  ]
  if (faults.length > 0) throw new ConfigError(faults)
  return settings
}

const mailingOf = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Settings, dataDir: string): Mailing => ({
  smtpUrl: SMTP_URL,
  from: MAIL_FROM ?? `no-reply@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'otday.kr'}`,
  folder: path.join(dataDir, 'mail'),
})
