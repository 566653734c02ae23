import type { LightMyRequestResponse } from 'fastify'
import type { TestApp, TestUser } from './test-app.ts'

/** Cookies by name. */
export type Jar = Record<string, string>

export const jarOf = (person: TestUser): Jar =>
  Object.fromEntries(person.cookies.split('; ').map((cookie) => cookie.split(/=(.*)/s).slice(0, 2)))

export const cookieHeader = (jar: Jar): string =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/**
 * Makes a POST as the browser whose cookies are `jar`, with the CSRF header unless `headers` are given; new cookies go
 * into the jar.
 */
export async function postAuth(
  { inject }: TestApp,
  path: string,
  jar: Jar,
  headers: Record<string, string> = { 'x-xsrf-token': jar['XSRF-TOKEN'] ?? '' },
): Promise<LightMyRequestResponse> {
  const response = await inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { cookie: cookieHeader(jar), ...headers },
  })
  for (const { name, value } of response.cookies) jar[name] = value
  return response
}
