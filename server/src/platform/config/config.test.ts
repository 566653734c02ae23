import { emailPattern, passwordPattern } from '@otday/contract'
import { expect, test } from 'vitest'
import { randomPassword } from '../ids.ts'
import { ConfigError, loadConfig } from './index.ts'

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

test('without any setting it listens on loopback with demo content', () => {
  expect(loadConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, demo: true, secret: null, basePath: '' })
})

test('production has no demo, and asks for a secret and a mail server', () => {
  expect(loadConfig(production)).toMatchObject({ demo: false, production: true })
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringContaining('SECRET'),
    expect.stringContaining('SMTP_URL'),
  ])
})

test('mail is from the place where people reach the service, unless it was told otherwise', () => {
  expect(loadConfig(production).mail).toMatchObject({ from: 'no-reply@otday.kr', smtpUrl: production.SMTP_URL })
  expect(loadConfig({ ...production, MAIL_FROM: 'hello@otday.kr' }).mail.from).toBe('hello@otday.kr')
  expect(loadConfig({ PUBLIC_URL: 'http://localhost:8080' }).mail).toMatchObject({ smtpUrl: null })
})

test.each([
  ['SECRET', 'too-short'],
  ['SECRET', 'a'.repeat(40)],
  ['SECRET', `changeme${'x1y2z3'.repeat(6)}`],
  ['DATABASE_URL', 'mysql://localhost/otday'],
  ['DATABASE_URL', 'not a url'],
  ['REDIS_URL', 'http://localhost'],
  ['SMTP_URL', 'https://mail.otday.kr'],
  ['SMTP_URL', 'mail.otday.kr'],
  ['MAIL_FROM', '옷데이'],
  ['MAIL_FROM', 'a@otday.kr\r\nBcc: b@otday.kr'],
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
  ['TRUST_PROXY', 'everyone'],
])('production refuses %s=%s', (name, value) => {
  expect(faultsOf({ ...production, [name]: value }).join()).toContain(name)
})

test.each(['admin123', 'password1', 'otday2026!'])('production refuses the default password %s', (password) => {
  expect(faultsOf({ ...production, ADMIN_EMAIL: 'boss@otday.kr', ADMIN_PASSWORD: password }).join()).toContain(
    'ADMIN_PASSWORD',
  )
})

test('an administrator who could never sign in through the form is a fault', () => {
  expect(faultsOf({ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'only-letters' })).toHaveLength(2)
  expect(faultsOf({ ADMIN_EMAIL: 'boss@otday.kr', ADMIN_PASSWORD: 'Sunny7day' })).toEqual([])
})

test('passwords that we make satisfy the rule of the sign-up form', () => {
  const made = Array.from({ length: 500 }, () => randomPassword())
  expect(made.every((password) => passwordPattern.test(password))).toBe(true)
  expect(new Set(made).size).toBe(made.length)
  expect(emailPattern.test('admin@otday.kr')).toBe(true)
})
