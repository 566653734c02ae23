import {
  type AttributeDefinition,
  attributes,
  type AuditEntry,
  AuditEntryId,
  DefinitionId,
  type Page,
  type UserDto,
  UserId,
  users,
} from '@otday/contract'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import type { useApp } from './app.tsx'
import { Refusal, type MemoryServer } from './memory-server.ts'
import { numbered } from './numbered.ts'
import { administrator, hani } from './people.ts'
import { forgetReads } from './reload.ts'
import { pressComposing, pressEnterAtOnce, typeAtOnce } from './keys.ts'
import { pageOf } from './usual.ts'

/**
 * Helpers for tests of both lists for administrators (accounts and attributes): what tests of both check, and their
 * data.
 */

type App = ReturnType<typeof useApp>
/** Called before an answer is sent; it may delay it with a promise, or throw. */
type Before<Query> = (query: Query) => unknown

/** Returns the nth account: later ones have greater addresses and were created a minute later. */
export const accountOf = (n: number, over: Partial<UserDto> = {}): UserDto => ({
  ...hani,
  id: z.decode(UserId, numbered(100 + n)),
  email: `${String(n).padStart(2, '0')}.word@example.com`,
  createdAt: new Date(Date.UTC(2026, 4, 1, 0, n)),
  ...over,
})

export const accountsOf = (count: number): UserDto[] => Array.from({ length: count }, (_, at) => accountOf(at + 1))

const keyOf = (value: string | Date) => (typeof value === 'string' ? value : value.toISOString())

function sorted<T>(items: readonly T[], key: (item: T) => string | Date, direction: string): T[] {
  const [one, other] = direction === 'ASCENDING' ? [-1, 1] : [1, -1]
  return items.toSorted((a, b) => (keyOf(key(a)) < keyOf(key(b)) ? one : other))
}

function pageFrom<T>(items: T[], { cursor = '0', limit }: { cursor?: string | undefined; limit: number }): Page<T> {
  const end = Number(cursor) + limit
  const hasNext = end < items.length
  return pageOf(items.slice(Number(cursor), end), {
    hasNext,
    nextCursor: hasNext ? String(end) : null,
    totalCount: items.length,
  })
}

/** Serves accounts that can be searched, sorted, filtered and changed. */
export function answerAccounts(
  server: MemoryServer,
  accounts: readonly UserDto[],
  before: Before<{ cursor?: string | undefined }> = () => undefined,
): void {
  const known = new Map(accounts.map((account) => [account.id, account]))
  const change = (id: UserId, over: Partial<UserDto>) => {
    const account = known.get(id)
    if (!account) throw new Refusal('UserNotFound')
    known.set(id, { ...account, ...over })
    return { ...account, ...over }
  }
  server.answer(users.list, async ({ query }) => {
    await before(query)
    const { emailLike = '', roleEqual, locked, sortBy, sortDirection } = query
    const found = [...known.values()].filter(
      (account) =>
        account.email.includes(emailLike) &&
        account.role === (roleEqual ?? account.role) &&
        account.locked === (locked ?? account.locked),
    )
    return pageFrom(
      sorted(found, (account) => account[sortBy], sortDirection),
      query,
    )
  })
  server.answer(users.lock, ({ params, body }) => change(params.userId, body))
  server.answer(users.changeRole, ({ params, body }) => change(params.userId, body))
}

/** Returns the nth attribute, created a minute after the one before. */
export const definitionOf = (
  n: number,
  name: string,
  over: Partial<AttributeDefinition> = {},
): AttributeDefinition => ({
  id: z.decode(DefinitionId, numbered(500 + n)),
  name,
  selectableValues: ['하나', '둘'],
  swatches: [],
  createdAt: new Date(Date.UTC(2026, 4, 1, 0, n)),
  ...over,
})

/** Serves attributes that can be searched, sorted, added, changed and deleted; no clothes have any. */
export function answerDefinitions(
  server: MemoryServer,
  definitions: readonly AttributeDefinition[],
  before: Before<object> = () => undefined,
): void {
  const known = new Map(definitions.map((definition) => [definition.id, definition]))
  const keep = (definition: AttributeDefinition) => {
    const isTaken = ({ id, name }: AttributeDefinition) =>
      id !== definition.id && name.toLowerCase() === definition.name.toLowerCase()
    if ([...known.values()].some(isTaken)) throw new Refusal('AttributeNameTaken')
    known.set(definition.id, definition)
    return definition
  }
  server.answer(attributes.list, async ({ query }) => {
    await before(query)
    const { keywordLike = '', sortBy, sortDirection } = query
    const found = [...known.values()].filter(({ name }) => name.includes(keywordLike))
    return sorted(found, (definition) => definition[sortBy], sortDirection)
  })
  server.answer(attributes.create, ({ body }) => keep(definitionOf(50 + known.size, body.name, body)))
  server.answer(attributes.update, ({ params: { definitionId }, body }) => {
    const definition = known.get(definitionId)
    if (!definition) throw new Refusal('DefinitionNotFound')
    return keep({ ...definition, ...body })
  })
  server.answer(attributes.delete, ({ params: { definitionId } }) => void known.delete(definitionId))
  server.answer(attributes.usage, ({ params: { definitionId } }) => ({ definitionId, clothesCount: 0, values: [] }))
}

/** Returns the nth entry in the log of administrators' actions. */
export const entryOf = (n: number, over: Partial<AuditEntry>): AuditEntry => ({
  id: z.decode(AuditEntryId, numbered(900 + n)),
  createdAt: new Date(Date.UTC(2026, 4, 1, 0, n)),
  action: 'account.locked',
  actor: { userId: administrator.id, email: administrator.email, name: administrator.name },
  subject: null,
  detail: '',
  ...over,
})

export const heads = () => page.getByRole('rowheader')
export const head = (name: string) => page.getByRole('columnheader', { name })
const skeletons = () => document.querySelectorAll('[data-skeleton]').length

/** Expects the headings of a list's rows, from the first to the last. */
export const expectHeads = (texts: readonly string[]) =>
  expect
    .poll(() =>
      heads()
        .elements()
        .map((one) => (one.querySelector('span span') ?? one).textContent),
    )
    .toEqual(texts)

/** Waits until no placeholders are shown any more. */
export async function expectListed(): Promise<void> {
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.poll(skeletons).toBe(0)
}

/** Expects that a search starts 500 ms after the last keystroke, or at Enter. The last search finds nothing. */
export async function expectDebouncedSearch(
  app: App,
  { path, name, asked }: { path: string; name: string; asked: () => (string | undefined)[] },
): Promise<void> {
  const search = page.getByRole('searchbox')
  await app.open(path, administrator)
  await expectListed()
  const before = asked().length
  const words = () => asked().slice(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // With a shorter debounce, this text would be searched for, too.
  typeAtOnce(search, ' 없')
  await vi.advanceTimersByTimeAsync(499)
  typeAtOnce(search, ' 없는 말 ')
  pressComposing(search.element())
  await vi.advanceTimersByTimeAsync(499)
  expect(words()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  // With fake timers, polling would advance them further.
  vi.useRealTimers()
  await expect.poll(words).toEqual(['없는 말'])
  await expect.poll(app.path).toContain(`${name}=${encodeURIComponent('없는 말').replace('%20', '+')}`)
  forgetReads()
  await app.open(app.path(), administrator)
  await expect.element(search).toHaveValue('없는 말')
  // What remains to be checked is Enter, which does not wait for the end of the pause.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  typeAtOnce(search, '없는 말 둘')
  await vi.advanceTimersByTimeAsync(10)
  pressEnterAtOnce(search)
  await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  await expect.poll(() => words().at(-1)).toBe('없는 말 둘')
}

/**
 * Expects that placeholders, and no text on missing rows, are shown while the first response is awaited, and that a
 * failure can be retried.
 */
export async function expectStates(app: App, path: string, answer: (before: () => unknown) => void): Promise<void> {
  const delay = Promise.withResolvers<void>()
  answer(() => delay.promise)
  await app.open(path, administrator)
  await expect.poll(skeletons).toBeGreaterThan(0)
  expect(page.getByText(/^(등록된|설정된)/).elements()).toEqual([])
  delay.resolve()
  await expectListed()
  answer(() => {
    throw new Refusal('Internal')
  })
  forgetReads()
  await app.open(path, administrator)
  await expect.element(page.getByRole('alert').getByRole('heading')).toMatchTextContent(/불러오지 못했어요$/)
  answer(() => undefined)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expectListed()
}
