import { emailPattern, passwordPattern } from '@otday/contract'
import { expect, test } from 'vitest'
import { randomPassword } from '../ids.ts'
import { ConfigError, loadConfig, warningsOf } from './index.ts'

const production = {
  NODE_ENV: 'production',
  SECRET: 'k3'.repeat(4) + 'Zq8-mW4_pLx9vB2n-cR7tY5u',
  PUBLIC_URL: 'https://otday.kr',
  SMTP_URL: 'smtps://otday:k3Zq8mW4@mail.otday.kr',
}
const faultsOf = (env: Record<string, string>) => {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    return (error as ConfigError).faults
  }
}

test('without settings the server listens on loopback with demo content', () => {
  expect(loadConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, demo: true, secret: null, basePath: '' })
})

test('production has no demo content, and its start requires a secret and a mail server', () => {
  expect(loadConfig(production)).toMatchObject({ demo: false, production: true })
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringContaining('SECRET'),
    expect.stringContaining('SMTP_URL'),
  ])
})

test('all configuration faults are reported together, without the secrets that were given', () => {
  const faults = faultsOf({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: 'eighty',
    SECRET: 'too-short',
    DEMO: 'on',
    LOG_LEVEL: 'loud',
    RATE_MESSAGE: '60',
    ADMIN_PASSWORD: 'Sunny7day',
    KAKAO_CLIENT_SECRET: 'k3Zq8mW4',
    WEATHER_PROVIDER: 'kma',
  })
  expect(faults).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'SECRET is too short: give 32 or more characters.',
    'RATE_MESSAGE must look like 60/60 (requests/seconds).',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    'DEMO=on is not possible in production: demo passwords are public.',
    'PUBLIC_URL must begin with https:// where people come from other machines.',
    'ADMIN_PASSWORD is guessable: give ten or more characters that nobody expects.',
    'SMTP_URL is missing: forgotten passwords are replaced by mail (smtps://name:password@host).',
    'ADMIN_EMAIL and ADMIN_PASSWORD belong together: give both, or neither.',
    'KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET belong together: give both, or neither.',
    'WEATHER_PROVIDER=kma needs KMA_API_KEY.',
  ])
  expect(faults.join()).not.toMatch(/eighty|too-short|loud|Sunny7day|k3Zq8mW4/)
})

test('mail is sent from no-reply at the public host unless MAIL_FROM is set', () => {
  expect(loadConfig(production).mail).toMatchObject({ from: 'no-reply@otday.kr', smtpUrl: production.SMTP_URL })
  expect(loadConfig({ ...production, MAIL_FROM: 'hello@otday.kr' }).mail.from).toBe('hello@otday.kr')
  expect(loadConfig({ PUBLIC_URL: 'http://localhost:8080' }).mail).toMatchObject({ smtpUrl: null })
})

test.each([
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'null'],
  ['CORS_ORIGINS', 'https://otday.kr/, https://club.otday.kr'],
  ['PUBLIC_URL', 'http://otday.kr'],
  ['SECRET', 'too-short'],
  ['SECRET', 'a'.repeat(40)],
  ['SECRET', `changeme${'x1y2z3'.repeat(6)}`],
  ['DATABASE_URL', 'mysql://localhost/otday'],
  ['DATABASE_URL', 'not a url'],
  ['DISK_RESERVE', '256 MB'],
  ['DATABASE_WAIT', '3 s'],
  ['DATABASE_UNSAFE', 'on'],
  ['DATABASE_UNSAFE', 'fsync, jit'],
  ['REDIS_URL', 'http://localhost'],
  ['SMTP_URL', 'https://mail.otday.kr'],
  ['SMTP_URL', 'mail.otday.kr'],
  ['MAIL_FROM', '옷데이'],
  ['MAIL_FROM', 'a@otday.kr\r\nBcc: b@otday.kr'],
  ['GOOGLE_CLIENT_ID', 'without a secret'],
  ['KAKAO_CLIENT_SECRET', 'without an id'],
  ['GOOGLE_ISSUER', 'http://127.0.0.1:9000'],
  ['KAKAO_ISSUER', 'kauth.kakao.com'],
  ['RATE_RESET', '15'],
  ['RATE_MESSAGE', '60'],
  ['PORT', 'eighty'],
  ['BASE_PATH', 'otday'],
  ['DEMO', 'on'],
  ['RATE_LIMITS', 'off'],
  ['LINK_ALLOW', '127.0.0.1:8099'],
  ['LINK_ALLOW', 'localhost'],
  ['RATE_SIGN_IN', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_SIGN_IN_ACCOUNT', '20 in 600'],
  ['LIVE_PER_PERSON', '0'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '::/x'],
  ['WEATHER_PROVIDER', 'kma'],
  ['WEATHER_PROVIDER', 'open-meteo'],
  ['WEATHER_PROVIDER', 'the window'],
  ['WEATHER_OPEN_METEO', '1'],
  ['KMA_BASE_URL', 'apis.data.go.kr'],
  ['KMA_DAILY_CALLS', '0'],
  ['METRICS_PORT', 'many'],
])('production refuses %s=%s', (name, value) => {
  expect(faultsOf({ ...production, [name]: value }).join()).toContain(name)
})

test('a social provider is enabled by id and secret, and users return to the public origin', () => {
  expect(loadConfig({}).social).toEqual({ origin: 'http://127.0.0.1:8080', providers: {} })
  const google = { GOOGLE_CLIENT_ID: 'otday', GOOGLE_CLIENT_SECRET: 'k3Zq8mW4' }
  expect(loadConfig({ ...production, ...google }).social).toEqual({
    origin: 'https://otday.kr',
    providers: {
      google: {
        issuer: 'https://accounts.google.com',
        clientId: 'otday',
        clientSecret: 'k3Zq8mW4',
        scope: 'openid email profile',
        freshPrompt: 'consent',
      },
    },
  })
  const kakao = { KAKAO_CLIENT_ID: 'otday', KAKAO_CLIENT_SECRET: 'x', KAKAO_ISSUER: 'http://[::1]:9000', HOST: '::1' }
  expect(loadConfig(kakao).social).toMatchObject({
    origin: 'http://[::1]:8080',
    providers: { kakao: { issuer: 'http://[::1]:9000' } },
  })
  expect(faultsOf({ ...production, ...google, PUBLIC_URL: '' }).join()).toContain('PUBLIC_URL')
})

test('without a key the weather is sample data, and Open-Meteo is a source once it is switched on', () => {
  expect(loadConfig({}).weather).toMatchObject({ providers: [], kakao: null })
  expect(loadConfig({ KMA_API_KEY: 'k' }).weather.providers).toEqual(['kma'])
  const both = { KMA_API_KEY: 'k', WEATHER_OPEN_METEO: 'on' }
  expect(loadConfig(both).weather.providers).toEqual(['kma', 'open-meteo'])
  expect(loadConfig({ ...both, WEATHER_PROVIDER: 'open-meteo' }).weather.providers).toEqual(['open-meteo'])
  expect(loadConfig({ ...both, WEATHER_PROVIDER: 'sample' }).weather.providers).toEqual([])
  expect(loadConfig({ KAKAO_REST_API_KEY: 'k' }).weather.kakao?.baseUrl).toBe('https://dapi.kakao.com')
})

test('START-01: production requires PUBLIC_URL when it listens beyond loopback', () => {
  const { PUBLIC_URL: _, ...nameless } = production
  expect(faultsOf({ ...nameless, HOST: '0.0.0.0' }).join()).toContain('PUBLIC_URL')
  expect(faultsOf({ ...nameless, HOST: '127.0.0.1' })).toEqual([])
  expect(faultsOf({ ...production, HOST: '0.0.0.0' })).toEqual([])
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toEqual([])
})

test('START-02: unencrypted remote connections and excessive rates give warnings without secrets', () => {
  const warned = warningsOf(
    loadConfig({
      DATABASE_URL: 'postgresql://otday:k3Zq8mW4@db.internal/otday',
      REDIS_URL: 'redis://:k3Zq8mW4@10.0.0.7',
      SMTP_URL: 'smtp://otday:k3Zq8mW4@mail.otday.kr',
      RATE_SIGN_UP: '4001/1800',
      RATE_MESSAGE: '600/60',
    }),
  )
  expect(warned.map((line) => line.split(' ')[0])).toEqual(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'RATE_SIGN_UP'])
  expect(warned.join()).not.toContain('k3Zq8mW4')
  const sound = {
    DATABASE_URL: 'postgresql://db.internal/otday?sslmode=verify-full',
    REDIS_URL: 'rediss://10.0.0.7',
    SMTP_URL: 'smtps://mail.otday.kr',
  }
  expect(warningsOf(loadConfig(sound))).toEqual([])
  expect(warningsOf(loadConfig({ DATABASE_URL: 'postgresql://127.0.0.1/otday' }))).toEqual([])
  expect(warningsOf(loadConfig({ ...production, LOG_LEVEL: 'warn' }))).toEqual([expect.stringContaining('LOG_LEVEL')])
  expect(warningsOf(loadConfig(production))).toEqual([])
  const unsafe = loadConfig({ ...production, DATABASE_UNSAFE: 'fsync, synchronous_commit' })
  expect(unsafe.databaseUnsafe).toEqual(['fsync', 'synchronous_commit'])
  expect(warningsOf(unsafe)).toEqual([expect.stringContaining('fsync'), expect.stringContaining('synchronous_commit')])
})

test.each(['admin123', 'password1', 'otday2026!', 'boss-4-ever-1', 'Sunny7day', 'a1a1a1a1a1a1'])(
  'production refuses the password %s',
  (password) => {
    expect(faultsOf({ ...production, ADMIN_EMAIL: 'boss@otday.kr', ADMIN_PASSWORD: password }).join()).toContain(
      'ADMIN_PASSWORD',
    )
  },
)

test('administrator credentials that the sign-in form would refuse are a configuration fault', () => {
  expect(faultsOf({ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'only-letters' })).toHaveLength(2)
  expect(faultsOf({ ADMIN_EMAIL: 'boss@otday.kr', ADMIN_PASSWORD: 'Sunny7day' })).toEqual([])
})

test('generated passwords are unique and satisfy the rule of the sign-up form', () => {
  const made = Array.from({ length: 500 }, () => randomPassword())
  expect(made.every((password) => passwordPattern.test(password))).toBe(true)
  expect(new Set(made).size).toBe(made.length)
  expect(emailPattern.test('admin@otday.kr')).toBe(true)
})
