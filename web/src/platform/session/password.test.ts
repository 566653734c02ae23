import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const userId = '019a0000-0000-7000-8000-000000000001'

/** Loads the page without a user, and records what it sends. */
async function browser() {
  const sent: string[] = []
  vi.stubGlobal('document', { baseURI: 'https://otday.example/', cookie: '' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${init.method} ${path} ${new Headers(init.headers).get('authorization')}`)
    return new Response(null, { status: 204 })
  })
  const state = await import('../person/auth-state.ts')
  const password = await import('./password.ts')
  const enter = (mustChangePassword: boolean) =>
    state.admit({ userDto: { id: userId, mustChangePassword } as never, accessToken: 'token' })
  return { sent, enter, ...password }
}

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('without a signed-in user a password change is rejected and nothing is sent', async () => {
  const { changePassword, MissingUser, sent, isLimited } = await browser()
  await expect(changePassword('brandnew1!')).rejects.toBeInstanceOf(MissingUser)
  expect(sent).toEqual([])
  expect(isLimited()).toBe(false)
})

test.each([true, false])(
  'a signed-in user changes their own password (from a temporary password: %s)',
  async (limited) => {
    const { changePassword, sent, enter, isLimited } = await browser()
    enter(limited)
    expect(isLimited()).toBe(limited)
    await changePassword('brandnew1!')
    expect(sent).toEqual([`PATCH /api/users/${userId}/password Bearer token`])
  },
)
