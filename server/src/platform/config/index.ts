import { isIP } from 'node:net'
import path from 'node:path'
import { emailPattern, passwordMaxLength, passwordPattern } from '@otday/contract'
import type { DatabaseTarget } from '../db/index.ts'
import { type Mailing, mailingOf } from './mail.ts'
import { type Rates, ratesOf } from './rates.ts'
import { type Social, socialOf } from './social.ts'
import { type Environment, isLoopback, listOf, onOff, safeUrlOf, urlOf, whole } from './read.ts'
import { type Weathering, weatheringOf } from './weather.ts'

export type { Mailing } from './mail.ts'
export { type Rate, rateNames, type Rates } from './rates.ts'
export { warningsOf } from './warnings.ts'
export type { Social, SocialProvider } from './social.ts'
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
  /** Carries signals between instances; null: single instance, or they poll the database. */
  redisUrl: string | null
  dataDir: string
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
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const guessable = /^(password|admin|secret|change.?me|otday|qwerty|12345|abc123)/i

/** @throws ConfigError naming every fault */
export function loadConfig(env: Environment = process.env): Config {
  const faults: string[] = []
  const production = env['NODE_ENV'] === 'production'
  const port = whole(env, 'PORT', 8080, 0, 65_535, faults)
  const host = env['HOST'] || '127.0.0.1'
  const dataDir = path.resolve(env['DATA_DIR'] || 'data')
  const publicUrl = urlOf(env, 'PUBLIC_URL', ['http:', 'https:'], faults)
  const config: Config = {
    production,
    host,
    port,
    basePath: basePathOf(env['BASE_PATH'], faults),
    publicUrl,
    purgeUrl: safeUrlOf(env, 'PURGE_URL', faults),
    trustProxy: proxiesOf(env['TRUST_PROXY'], faults),
    corsOrigins: originsOf(env['CORS_ORIGINS'], faults),
    hstsSubdomains: onOff(env, 'HSTS_SUBDOMAINS', false, faults),
    serviceWorker: onOff(env, 'SERVICE_WORKER', true, faults),
    database: databaseOf(env, dataDir, faults),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:'], faults),
    dataDir,
    secret: secretOf(env['SECRET'], production, faults),
    demo: !production && onOff(env, 'DEMO', true, faults),
    admin: adminOf(env, production, faults),
    mail: mailingOf(env, { production, publicUrl, dataDir }, faults),
    social: socialOf(env, { production, publicUrl, host, port }, faults),
    rates: ratesOf(env, production, faults),
    livePerPerson: whole(env, 'LIVE_PER_PERSON', 20, 1, 10_000, faults),
    weather: weatheringOf(env, faults),
    metricsPort: env['METRICS_PORT'] ? whole(env, 'METRICS_PORT', 0, 0, 65_535, faults) : null,
    linkAllow: linkAllowOf(env['LINK_ALLOW'], production, faults),
    pushHosts: pushHostsOf(env['PUSH_HOSTS'], production, faults),
    logLevel: env['LOG_LEVEL'] || (production ? 'info' : 'warn'),
  }
  if (!logLevels.includes(config.logLevel)) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  if (production && env['DEMO'] === 'on')
    faults.push('DEMO=on is not possible in production: demo passwords are public.')
  if (production) faults.push(...addressFaults(publicUrl, host))
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function addressFaults(publicUrl: string | null, host: string): string[] {
  const isLocal = isLoopback(publicUrl === null ? host : new URL(publicUrl).hostname)
  if (isLocal || publicUrl?.startsWith('https:')) return []
  return ['PUBLIC_URL must begin with https:// where people come from other machines.']
}

function originsOf(text: string | undefined, faults: string[]) {
  const origins = listOf(text)
  if (!origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    faults.push('CORS_ORIGINS must list origins like https://club.otday.kr.')
  return origins
}

/** Trusting any proxy would let callers choose their address. */
function proxiesOf(text: string | undefined, faults: string[]) {
  const proxies = listOf(text)
  if (!proxies.every(isNamed)) faults.push('TRUST_PROXY must list addresses or ranges like 10.0.0.1, 10.0.0.0/8.')
  return proxies
}

/** Rejects `/0`, which trusts everyone. */
function isNamed(proxy: string) {
  const [address = '', length] = proxy.split('/', 2)
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || proxy.split('/').length > 2) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= bits)
}

const endpointPattern = /^(?:\d+(?:\.\d+){3}|\[[0-9a-f:]+\]):\d{1,5}$/i

/** Opens the link-import guard; tests only. */
function linkAllowOf(text: string | undefined, production: boolean, faults: string[]) {
  const allowed = listOf(text)
  if (production && allowed.length > 0) faults.push('LINK_ALLOW is not possible in production.')
  if (!allowed.every((each) => endpointPattern.test(each)))
    faults.push('LINK_ALLOW must list addresses with a port, like 127.0.0.1:8099.')
  return allowed
}

function pushHostsOf(text: string | undefined, production: boolean, faults: string[]) {
  const hosts = listOf(text)
  const isName = (host: string) => /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(host)
  if (!hosts.every((host) => isName(host) || (!production && endpointPattern.test(host))))
    faults.push('PUSH_HOSTS must list names of push services, like push.otday.kr.')
  return hosts
}

function basePathOf(text: string | undefined, faults: string[]) {
  if (!text || text === '/') return ''
  if (!/^(\/[A-Za-z0-9_-]+)+\/?$/.test(text)) faults.push('BASE_PATH must look like /otday.')
  return text.replace(/\/$/, '')
}

function databaseOf(env: Environment, dataDir: string, faults: string[]): DatabaseTarget {
  const url = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], faults)
  const poolSize = whole(env, 'DATABASE_POOL', 10, 1, 100, faults)
  return url ? { url, poolSize } : { directory: path.join(dataDir, 'db') }
}

function secretOf(secret: string | undefined, production: boolean, faults: string[]) {
  if (!secret && !production) return null
  if (!secret) faults.push(`SECRET is missing: give ${secretLength} or more random characters.`)
  else if (secret.length < secretLength) faults.push(`SECRET is too short: give ${secretLength} or more characters.`)
  else if (guessable.test(secret) || new Set(secret).size < 8)
    faults.push('SECRET is guessable: give random characters.')
  return secret ?? null
}

function isGuessable(password: string, email: string): boolean {
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const isNamed = name !== '' && password.toLowerCase().includes(name)
  return guessable.test(password) || isNamed || password.length < 10 || new Set(password).size < 6
}

function adminOf(env: Environment, production: boolean, faults: string[]) {
  const email = env['ADMIN_EMAIL']
  const password = env['ADMIN_PASSWORD']
  if (!email && !password) return null
  if (!email || !emailPattern.test(email)) faults.push('ADMIN_EMAIL must be an e-mail address.')
  if (!password || !passwordPattern.test(password) || password.length > passwordMaxLength)
    faults.push('ADMIN_PASSWORD needs 6 or more of letters, digits and @$!%*?&, with a letter and a digit.')
  else if (production && isGuessable(password, email ?? ''))
    faults.push('ADMIN_PASSWORD is guessable: give ten or more characters that nobody expects.')
  return email && password ? { email, password } : null
}
