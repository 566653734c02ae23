import { isIP } from 'node:net'
import path from 'node:path'
import { passwordMaxLength, passwordPattern } from '@otday/contract'
import * as z from 'zod'
import type { DatabaseTarget, DurableSetting } from '../db/index.ts'
import { longestWait } from '../db/connection-queue.ts'
import { durableSettings } from '../db/require-durable.ts'
import { type Mailing, mailingOf } from './mail.ts'
import { type Rates, ratesOf } from './rates.ts'
import { type Social, socialOf } from './social.ts'
import { email, type Environment, isLoopback, list, onOff, read, safeUrl, url, whole } from './read.ts'
import { type Weathering, weatheringOf } from './weather.ts'

export type { Mailing } from './mail.ts'
export { type Rate, rateNames, type Rates } from './rates.ts'
export { warningsOf } from './warnings.ts'
export type { Social } from './social.ts'
export type { Weathering } from './weather.ts'

export interface Config {
  production: boolean
  host: string
  port: number
  basePath: string
  /** Public address, if configured; https marks cookies Secure. */
  publicUrl: string | null
  /** Called with urls of gone pictures; null: none. */
  purgeUrl: string | null
  trustProxy: string[]
  corsOrigins: string[]
  hstsSubdomains: boolean
  /** Off: browsers forget the one that they have. */
  serviceWorker: boolean
  database: DatabaseTarget
  /** ms that a call may wait for a connection. */
  databaseWait: number
  /** May be off on that server. */
  databaseUnsafe: readonly DurableSetting[]
  /** Carries signals between instances; null: single instance, or they poll the database. */
  redisUrl: string | null
  dataDir: string
  /** Bytes free on its disk below which nothing new is stored. */
  diskReserve: number
  /** Nightly archives and the files that they share. */
  backupDir: string
  /** Null: generated once into the data directory. */
  secret: string | null
  demo: boolean
  admin: { email: string; password: string } | null
  mail: Mailing
  social: Social
  rates: Rates | null
  /** Maximum streams, and sockets, per user and instance. */
  livePerPerson: number
  weather: Weathering
  /** Loopback port for Prometheus; null: none. */
  metricsPort: number | null
  /** `address:port` of private machines for link import; tests only. */
  linkAllow: string[]
  /** Push services besides those of browsers. */
  pushHosts: string[]
  logLevel: string
}

/** Collects all faults, so that they can be fixed together. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`Configuration faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const secretLength = 32
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const guessable = /^(password|admin|secret|change.?me|otday|qwerty|12345|abc123)/i
const isEndpoint = (text: string) => /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:]+\]):\d{1,5}$/i.test(text)

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const isName = (host: string) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(host)
const isService = (host: string) => isName(host) || isEndpoint(host)

/** Rejects `/0`, which trusts everyone: any proxy would let callers choose their address. */
function isNamed(proxy: string) {
  const [address = '', length] = proxy.split('/', 2)
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || proxy.split('/').length > 2) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits)
}

const basePath = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9_-]+)*\/?$/, 'must look like /otday.')
  .transform((text) => text.replace(/\/$/, ''))
const isDurable = (name: string) => durableSettings.some((each) => each === name)
const unsafe = list(isDurable, `must list names among ${durableSettings.join(', ')}.`)
const secret = z
  .string()
  .min(secretLength, { abort: true, error: `is too short: give ${secretLength} or more characters.` })
  .refine((text) => !guessable.test(text) && new Set(text).size >= 8, 'is guessable: give random characters.')
const logLevel = z.enum(logLevels, `must be one of ${logLevels.join(', ')}.`)
const password = z.string().refine((text) => passwordPattern.test(text) && text.length <= passwordMaxLength, {
  abort: true,
  error: 'needs 6 or more of letters, digits and @$!%*?&, with a letter and a digit.',
})

/** Opens the link-import guard. */
const linkAllow = (production: boolean) =>
  production
    ? list(() => false, 'is not possible in production.')
    : list(isEndpoint, 'must list addresses with a port, like 127.0.0.1:8099.')

const databaseSettings = {
  url: ['DATABASE_URL', url('postgres:', 'postgresql:').optional()],
  poolSize: ['DATABASE_POOL', whole(1, 100).default(10)],
  binaries: ['POSTGRES_BIN', z.string().nullable().default(null)],
} as const

const settingsOf = (production: boolean) =>
  ({
    port: ['PORT', whole(0, 65_535).default(8080)],
    host: ['HOST', z.string().default('127.0.0.1')],
    basePath: ['BASE_PATH', basePath.default('')],
    publicUrl: ['PUBLIC_URL', url('http:', 'https:').nullable().default(null)],
    purgeUrl: ['PURGE_URL', safeUrl.nullable().default(null)],
    trustProxy: ['TRUST_PROXY', list(isNamed, 'must list addresses or ranges like 10.0.0.1, 10.0.0.0/8.')],
    corsOrigins: ['CORS_ORIGINS', list(isOrigin, 'must list origins like https://club.otday.kr.')],
    hstsSubdomains: ['HSTS_SUBDOMAINS', onOff(false)],
    serviceWorker: ['SERVICE_WORKER', onOff(true)],
    databaseWait: ['DATABASE_WAIT', whole(100, 60_000).default(longestWait)],
    databaseUnsafe: [
      'DATABASE_UNSAFE',
      unsafe.transform((names) => durableSettings.filter((name) => names.includes(name))),
    ],
    redisUrl: ['REDIS_URL', url('redis:', 'rediss:').nullable().default(null)],
    dataDir: ['DATA_DIR', z.string().default('data')],
    backupDir: ['BACKUP_DIR', z.string().optional()],
    diskReserve: ['DISK_RESERVE', whole(0, 1_048_576).default(256)],
    secret: ['SECRET', secret.nullable().default(null)],
    livePerPerson: ['LIVE_PER_PERSON', whole(1, 10_000).default(20)],
    metricsPort: ['METRICS_PORT', whole(0, 65_535).nullable().default(null)],
    linkAllow: ['LINK_ALLOW', linkAllow(production)],
    pushHosts: [
      'PUSH_HOSTS',
      list(production ? isName : isService, 'must list names of push services, like push.otday.kr.'),
    ],
    logLevel: ['LOG_LEVEL', logLevel.default(production ? 'info' : 'warn')],
  }) as const

/** @throws ConfigError naming every fault */
export function loadConfig(env: Environment = process.env): Config {
  const faults: string[] = []
  const production = env['NODE_ENV'] === 'production'
  const given = read(settingsOf(production), env, faults)
  const { publicUrl, host, port } = given
  const dataDir = path.resolve(given.dataDir)
  if (production) faults.push(...productionFaults(env, given))
  const config: Config = {
    ...given,
    production,
    database: databaseOf(env, dataDir, faults),
    dataDir,
    backupDir: path.resolve(given.backupDir ?? path.join(dataDir, 'backups')),
    diskReserve: given.diskReserve * 1024 * 1024,
    demo: !production && read({ isOn: ['DEMO', onOff(true)] }, env, faults).isOn,
    admin: adminOf(env, production, faults),
    mail: mailingOf(env, { production, publicUrl, dataDir }, faults),
    social: socialOf(env, { production, publicUrl, host, port }, faults),
    rates: ratesOf(env, production, faults),
    weather: weatheringOf(env, faults),
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** What only a server on the desk may do. */
function productionFaults(env: Environment, { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>) {
  const faults: string[] = []
  if (!env['SECRET']) faults.push(`SECRET is missing: give ${secretLength} or more random characters.`)
  if (env['DEMO'] === 'on') faults.push('DEMO=on is not possible in production: demo passwords are public.')
  const isLocal = isLoopback(publicUrl === null ? host : new URL(publicUrl).hostname)
  if (!isLocal && !publicUrl?.startsWith('https:'))
    faults.push('PUBLIC_URL must begin with https:// where people come from other machines.')
  return faults
}

function databaseOf(env: Environment, directory: string, faults: string[]): DatabaseTarget {
  const { url, poolSize, binaries } = read(databaseSettings, env, faults)
  return url ? { url, poolSize } : { directory, binaries }
}

function isGuessable(password: string, email: string): boolean {
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const isNamed = name !== '' && password.toLowerCase().includes(name)
  return guessable.test(password) || isNamed || password.length < 10 || new Set(password).size < 6
}

function adminOf(env: Environment, production: boolean, faults: string[]) {
  const isSafe = (password: string) => !production || !isGuessable(password, env['ADMIN_EMAIL'] ?? '')
  const settings = {
    email: ['ADMIN_EMAIL', email.optional()],
    password: [
      'ADMIN_PASSWORD',
      password.refine(isSafe, 'is guessable: give ten or more characters that nobody expects.').optional(),
    ],
  } as const
  if (!env['ADMIN_EMAIL'] !== !env['ADMIN_PASSWORD'])
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: give both, or neither.')
  const admin = read(settings, env, faults)
  return admin.email && admin.password ? { email: admin.email, password: admin.password } : null
}
