import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AuthState, EncodedRequest } from '@otday/contract'
import { type ApiUser, type Clients, createClients } from '@otday/contract/api-user'
import { afterAll, beforeAll } from 'vitest'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type App, createApp } from '../../src/app.ts'
import type { AppOptions } from '../../src/parts.ts'
import { type Config, loadConfig } from '#platform/config/index.ts'
import { type Database, openDatabase } from '#platform/db/index.ts'
import type { JobTimes } from '#platform/jobs/index.ts'
import type { PasswordCost } from '#platform/crypto/passwords.ts'
import { checkResponse } from './check-response.ts'
import { recordLocks } from './lock-order.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { createDatabase } from './story-databases.ts'

export interface TestApp {
  app: App
  database: Database
  databaseUrl: string
  config: Config
  /** Lines of the log, from LOG_LEVEL on. */
  log: readonly string[]
  clock: { now(): Date; set(time: Date | string): void; advance(seconds: number): void; reset(): void }
  signUp(name: string): Promise<TestUser>
  signIn(email: string, password: string): Promise<TestUser>
  userOf(answer: AuthState, cookies: string): TestUser
  /** Sends any request, also one that a typed client could not send. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Opens a second app on the same database; returns a function that makes a user call the second app. */
  openSecond(): Promise<(person: TestUser) => TestUser>
  /**
   * Listens with this app, or, if `env` is given, with another instance on its database; passwords are hashed at their
   * real cost.
   */
  listen(env?: Record<string, string>): Promise<Instance>
  startProcess(env?: Record<string, string>): Promise<ServerProcess>
  /**
   * Closes the app.
   * @throws Error when transactions took locks against the order of layers.cjs
   */
  close(): Promise<void>
}

export interface Instance {
  /** URL with base path, without trailing slash. */
  url: string
  /** Closes the instance as a termination signal does. */
  close(): Promise<void>
}

export interface TestUser extends ApiUser {
  token: string
  /** A `Cookie` header. */
  cookies: string
}

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly body: { exceptionName: string; message: string; details: Record<string, string> }
  constructor(status: number, body: ApiFailure['body']) {
    super(`${status} ${body?.exceptionName}`)
    this.status = status
    this.body = body
  }
}

export const testPassword = 'otday123!'
/** Settings of PostgreSQL for durability that tests turn off, as their data is thrown away. */
const unsafe = 'fsync,full_page_writes,synchronous_commit'
/** The secret from which every test app derives its keys. */
export const secret = 'a secret of the test app, long enough to be one'

/**
 * Lowest cost of hashing passwords, which tests use by default: hashing at the recommended cost would take a tenth of
 * the time of all stories.
 */
const leastCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Short times for jobs, for stories that wait for a retry or for a job that is due later. */
export const soon: JobTimes = { pollInterval: 0.5, retryDelay: 1 }

/** Sets for a test app what the settings in `env` cannot. */
type TestOptions = Pick<AppOptions, 'passwordCost' | 'jobTimes'>

/**
 * Opens one app for all tests of a file, with `env` such as `{ BASE_PATH: '/otday' }`, and closes it after them.
 * @throws Error when the returned app is used outside of hooks and tests
 */
export function useTestApp(env: Record<string, string> = {}, options: TestOptions = {}): TestApp {
  let opened: TestApp | undefined
  beforeAll(async () => {
    opened = await openTestApp(env, options)
  })
  afterAll(() => opened?.close())
  return new Proxy({} as TestApp, {
    get(_target, name: keyof TestApp) {
      if (!opened) throw new Error('The app is opened before the tests of the file.')
      return opened[name]
    },
  })
}

/** Opens an app for a test file that needs several apps, or one that depends on what was started before. */
export async function openTestApp(
  env: Record<string, string> = {},
  { passwordCost = leastCost, ...times }: TestOptions = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'otday-test-'))
  const base = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATABASE_WAIT: '60000' }
  const config = loadConfig({ ...base, ...env })
  const { database, url, dispose } = await freshDatabase(config.databaseWait)
  const locks = recordLocks(database.pool)
  let shift = 0
  const clock: TestApp['clock'] = {
    now: () => new Date(Date.now() + shift),
    set: (time) => {
      shift = new Date(time).getTime() - Date.now()
    },
    advance: (seconds) => {
      shift += seconds * 1000
    },
    reset: () => {
      shift = 0
    },
  }
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const app = await createApp({ config, secret, database, clock, passwordCost, logTo, checkResponse, ...times })
  await app.http.ready()
  const inject = (options: InjectOptions) => app.http.inject(options)
  const apps = [app]
  let count = 0
  const testApp: TestApp = {
    app,
    database,
    databaseUrl: url,
    config,
    clock,
    log,
    inject,
    signUp: async (name) => {
      const email = `person${++count}.${Math.random().toString(36).slice(2)}@example.com`
      await clientsOf(inject, config.basePath, '').users.create({ body: { email, name, password: testPassword } })
      return testApp.signIn(email, testPassword)
    },
    signIn: async (email, password) => {
      const response = await inject({
        method: 'POST',
        url: `${config.basePath}/api/auth/sign-in`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: email, password }).toString(),
      })
      if (response.statusCode !== 200) throw new ApiFailure(response.statusCode, response.json())
      const cookies = response.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
      return { ...testApp.userOf(response.json(), cookies), email, password }
    },
    userOf: ({ userDto: { id, name, email }, accessToken }, cookies) => ({
      id,
      name,
      email,
      password: '',
      token: accessToken,
      cookies,
      ...clientsOf(inject, config.basePath, accessToken),
    }),
    openSecond: async () => {
      const second = await createApp({ config, secret, database, clock, passwordCost, logTo, checkResponse, ...times })
      apps.push(second)
      await second.http.ready()
      const injectThere = (options: InjectOptions) => second.http.inject(options)
      return (person) => ({ ...person, ...clientsOf(injectThere, config.basePath, person.token) })
    },
    listen: async (more) => {
      if (!more) {
        const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
        return { url: address + config.basePath, close: () => app.close() }
      }
      const own = loadConfig({ ...base, ...env, ...more })
      const instance = await createApp({ config: own, secret, database, clock, logTo, checkResponse, ...times })
      apps.push(instance)
      const address = await instance.http.listen({ host: '127.0.0.1', port: 0 })
      const close = async () => {
        apps.splice(apps.indexOf(instance), 1)
        await instance.close()
      }
      return { url: address + own.basePath, close }
    },
    startProcess: (more) =>
      startServer({ DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_UNSAFE: unsafe, SECRET: secret, ...env, ...more }),
    close: async () => {
      for (const each of apps) await each.close()
      await dispose()
      rmSync(dataDir, { recursive: true, force: true })
      const [inversion] = locks.inversions()
      if (inversion) throw new Error(`Locks against the order of layers.cjs: ${inversion}`)
    },
  }
  return testApp
}

/** Creates a database from the template, one for each test app. */
async function freshDatabase(wait: number): Promise<{ database: Database; url: string; dispose(): Promise<void> }> {
  const { url, drop } = await createDatabase()
  const database = await openDatabase({ url, poolSize: 10 }, wait)
  const dispose = async () => {
    await database.close()
    await drop()
  }
  return { database, url, dispose }
}

const clientsOf = (inject: TestApp['inject'], basePath: string, token: string): Clients =>
  createClients(async ({ endpoint, url, body }) => {
    const response = await inject({
      method: endpoint.method,
      url: `${basePath}${url}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(await contentTypeOf(body)) },
      ...(body !== undefined && { payload: await payloadOf(body) }),
    })
    if (response.statusCode >= 400) throw new ApiFailure(response.statusCode, response.json())
    if (endpoint.produces)
      return new Blob([Uint8Array.from(response.rawPayload)], { type: String(response.headers['content-type']) })
    return response.statusCode === 204 ? undefined : response.json()
  })

const encoded = new WeakMap<FormData, Response>()
function encodedForm(form: FormData) {
  const known = encoded.get(form) ?? new Response(form)
  encoded.set(form, known)
  return known
}

async function contentTypeOf(body: EncodedRequest['body']): Promise<Record<string, string>> {
  if (body === undefined) return {}
  if (typeof body === 'string') return { 'content-type': 'application/json' }
  if (body instanceof URLSearchParams) return { 'content-type': 'application/x-www-form-urlencoded' }
  return { 'content-type': encodedForm(body).headers.get('content-type') ?? '' }
}

async function payloadOf(body: NonNullable<EncodedRequest['body']>): Promise<string | Buffer> {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  return Buffer.from(await encodedForm(body).arrayBuffer())
}
