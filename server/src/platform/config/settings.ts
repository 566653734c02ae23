import * as z from 'zod'
import { longestWait } from './database.ts'
import {
  basePath,
  durable,
  email,
  isName,
  isService,
  linkAllow,
  list,
  oneOf,
  onOff,
  origins,
  password,
  proxies,
  secret,
  text,
  url,
  whole,
} from './kinds.ts'
import { rateSettings } from './rates.ts'
import { issuers } from './social.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const weatherProviders = ['auto', 'kma', 'open-meteo', 'sample'] as const
const dailyCalls = (usual: number) => whole(1, 100_000_000).default(usual)

/**
 * Returns the schema of all environment variables. README's table is made from it: a variable without a description
 * shares the row of the variable before it, and `usual` is shown where a default cannot be given as a value.
 */
export const settingsOf = (production: boolean) => {
  const services = url('https:', 'http:')
  const issuer = url('https:', ...(production ? [] : ['http:']))
  return z.object({
    HOST: z.string().default('127.0.0.1').describe('where the server listens'),
    PORT: whole(0, 65_535).default(8080),
    PUBLIC_URL: url('http:', 'https:').nullable().default(null).meta({
      usual: '`http://HOST:PORT`',
      description: 'where people reach it; `https:` makes cookies secure',
    }),
    BASE_PATH: basePath.default('').describe('a prefix of every address, like `/otday`'),
    DATA_DIR: z.string().default('data').meta({
      usual: '`./data`',
      description: 'the embedded PostgreSQL, pictures, kept secret; on a disk of this machine',
    }),
    DISK_RESERVE: whole(0, 1_048_576)
      .default(256)
      .describe(
        'MB that stay free on the disk of `DATA_DIR`: with less nothing new is stored (507), everything else goes on; `0`: no such limit',
      ),
    BACKUP_DIR: text.meta({
      usual: '`DATA_DIR/backups`',
      description: 'nightly archives of the embedded database; name another disk ([docs/backup.md](docs/backup.md))',
    }),
    DATABASE_URL: url('postgres:', 'postgresql:')
      .optional()
      .describe('a PostgreSQL server (`postgres://…`, 15 or later) instead of the embedded one'),
    POSTGRES_BIN: z.string().nullable().default(null).meta({
      usual: "the package's, else the system's newest",
      description:
        "the folder of the embedded PostgreSQL's programs, 15 or later; a directory keeps the major version that made it",
    }),
    REDIS_URL: url('redis:', 'rediss:')
      .nullable()
      .default(null)
      .describe(
        'a Redis (`redis://…`) that carries live signals between several instances, which count requests together in it; without one they find out from the database within a second, and each counts by itself',
      ),
    DATABASE_UNSAFE: durable.describe(
      'names of what may be off in the database among `fsync`, `full_page_writes` and `synchronous_commit`, with commas; the start refuses others that are off, as a power cut then loses what was acknowledged',
    ),
    DATABASE_WAIT: whole(100, 60_000)
      .default(longestWait)
      .describe(
        'ms that a burst of calls may wait for the database; where more waits all the time half of it, for messages a quarter of both. What would wait longer is refused ([decision 040](docs/decisions/040-refusing-early.md))',
      ),
    DATABASE_POOL: whole(1, 100)
      .default(10)
      .describe('connections to that server, 1 to 100; each scheduled job takes one more while it runs'),
    SECRET: secret.nullable().default(null).meta({
      usual: 'made once, kept in `DATA_DIR`',
      description: '32 or more random characters; required in production',
    }),
    ADMIN_EMAIL: email.optional().meta({ usual: 'made once, printed once', description: 'the first administrator' }),
    ADMIN_PASSWORD: password.optional().meta({ usual: 'made once, printed once' }),
    SMTP_URL: url('smtp:', 'smtps:').nullable().default(null).meta({
      usual: 'none; required in production',
      description:
        'the mail server (`smtps://name:password@host`, or `smtp://…?requireTLS=true`); without one mails are kept as `.eml` files in `DATA_DIR/mail`',
    }),
    MAIL_FROM: email.optional().meta({
      usual: '`no-reply@` and the host of `PUBLIC_URL`',
      description: 'what mails are from',
    }),
    GOOGLE_CLIENT_ID: text.describe(
      'sign-in with Google and Kakao, see [docs/accounts.md](docs/accounts.md); without them their buttons lead back to the login, which says so',
    ),
    GOOGLE_CLIENT_SECRET: text,
    KAKAO_CLIENT_ID: text,
    KAKAO_CLIENT_SECRET: text,
    GOOGLE_ISSUER: issuer.default(issuers.google).meta({
      usual: "Google's and Kakao's own",
      description: 'another OpenID provider behind that button; `https:` in production',
    }),
    KAKAO_ISSUER: issuer.default(issuers.kakao).meta({ usual: "Google's and Kakao's own" }),
    DEMO: (production ? text.transform(() => false) : onOff(true)).describe(
      'demo people with closets and feeds; never in production',
    ),
    TRUST_PROXY: proxies.describe(
      'addresses or ranges (`10.0.0.0/8`) of proxies whose `X-Forwarded-*` headers count, with commas; without one the address of the connection does',
    ),
    CORS_ORIGINS: origins.describe('other origins that may call the API, with commas'),
    HSTS_SUBDOMAINS: onOff(false).describe('`on`: browsers use https for all neighbours of the domain, too'),
    SERVICE_WORKER: onOff(true).describe(
      '`off` makes browsers forget the version that they keep for opening without a network ([docs/offline.md](docs/offline.md))',
    ),
    RATE_LIMITS: onOff(true).describe(
      '`off` lifts requests per time (never sizes or quotas), for load tests; refused in production',
    ),
    ...rateSettings,
    LIVE_PER_PERSON: whole(1, 10_000)
      .default(20)
      .describe('event streams, and sockets, that one person may have open on an instance'),
    WEATHER_PROVIDER: oneOf(weatherProviders)
      .default('auto')
      .describe('`kma`, `open-meteo` or `sample`; `auto` asks each that is configured, in this order'),
    KMA_API_KEY: z
      .string()
      .default('')
      .describe(
        'weather of the KMA; `https://apihub.kma.go.kr/api/typ02/openApi` is its own hub. See [docs/weather.md](docs/weather.md)',
      ),
    KMA_BASE_URL: services.default('https://apis.data.go.kr/1360000').meta({ usual: 'the public data portal' }),
    WEATHER_OPEN_METEO: onOff(false).describe('`on` accepts Open-Meteo, whose free service is not for commercial use'),
    OPEN_METEO_API_KEY: z
      .string()
      .nullable()
      .default(null)
      .describe('a subscription, `https://customer-api.open-meteo.com`'),
    OPEN_METEO_BASE_URL: services.default('https://api.open-meteo.com').meta({ usual: 'the free service' }),
    KAKAO_REST_API_KEY: text.describe('names of neighbourhoods; without it places are named by district'),
    KAKAO_BASE_URL: services.default('https://dapi.kakao.com').meta({ usual: 'Kakao' }),
    KMA_DAILY_CALLS: dailyCalls(10_000).describe('calls a day that the account allows'),
    OPEN_METEO_DAILY_CALLS: dailyCalls(10_000),
    KAKAO_DAILY_CALLS: dailyCalls(100_000),
    AUDIT_DAYS: whole(30, 36_500)
      .default(730)
      .describe(
        'days that administrators see who did what to whom; what is older is deleted every night, which is recorded there ([docs/retention.md](docs/retention.md))',
      ),
    METRICS_PORT: whole(0, 65_535)
      .nullable()
      .default(null)
      .describe('a port on loopback where Prometheus reads `/metrics`'),
    LINK_ALLOW: linkAllow(production).describe(
      '`address:port` of private machines that links may be imported from, with commas: for shops of tests, refused in production',
    ),
    PUSH_HOSTS: list(production ? isName : isService, 'must list names of push services, like push.otday.kr.').describe(
      'names of push services besides those of browsers, with commas; `address:port` in tests, refused in production. See [docs/briefing.md](docs/briefing.md)',
    ),
    LOG_LEVEL: oneOf(logLevels)
      .default(production ? 'info' : 'warn')
      .meta({
        usual: '`warn`, in production `info`',
        description:
          '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; the [security log](docs/security-log.md) needs `info`',
      }),
    NODE_ENV: text.describe(
      '`production` demands a secret, a mail server and an https address, refuses guessable passwords and has no demo',
    ),
  })
}
export type Settings = z.output<ReturnType<typeof settingsOf>>
