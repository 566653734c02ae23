import { type Endpoint, type EndpointTable, openApiOf, tables } from '@otday/contract'
import { expect, test } from 'vitest'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  security?: unknown
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

/** The document as a reader gets it: JSON, without functions or undefined. */
const document = JSON.parse(JSON.stringify(openApiOf(tables))) as {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)
const endpoints: Endpoint[] = Object.values(tables as Record<string, EndpointTable>).flatMap((table) =>
  Object.values(table),
)

/** The calls of the product's specification, in its order; `…` stands for one identifier. */
const specified = `
  POST /api/auth/sign-in
  POST /api/auth/sign-out
  POST /api/auth/refresh
  POST /api/auth/reset-password
  GET /api/auth/csrf-token
  POST /api/users
  GET /api/users
  GET /api/users/…/profiles
  PATCH /api/users/…/profiles
  PATCH /api/users/…/password
  PATCH /api/users/…/role
  PATCH /api/users/…/lock
  GET /api/feeds
  POST /api/feeds
  PATCH /api/feeds/…
  DELETE /api/feeds/…
  POST /api/feeds/…/like
  DELETE /api/feeds/…/like
  GET /api/feeds/…/comments
  POST /api/feeds/…/comments
  GET /api/clothes
  POST /api/clothes
  PATCH /api/clothes/…
  DELETE /api/clothes/…
  GET /api/clothes/extractions
  GET /api/clothes/attribute-defs
  POST /api/clothes/attribute-defs
  PATCH /api/clothes/attribute-defs/…
  DELETE /api/clothes/attribute-defs/…
  POST /api/follows
  DELETE /api/follows/…
  GET /api/follows/summary
  GET /api/follows/followings
  GET /api/follows/followers
  GET /api/weathers
  GET /api/weathers/location
  GET /api/recommendations
  GET /api/notifications
  DELETE /api/notifications/…
  GET /api/direct-messages`
  .trim()
  .split(/\s*\n\s*/)

/** Yields every object and array inside a document. */
function* nodesIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const target = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)

test('the OpenAPI document states an OpenAPI version, a title and a version', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toEqual({ title: expect.stringContaining('옷데이'), version: expect.any(String) })
})

test('the operations of the document are exactly the rows of the endpoint table, with unique ids', () => {
  const rows = endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(rows.toSorted())
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every call that the product specification requires is in the OpenAPI document', () => {
  const present = new Set(
    operations.map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '…')}`),
  )
  expect(specified.filter((call) => !present.has(call))).toEqual([])
})

test('no two paths differ only in the name of a parameter', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test.each(operations)('$method $path is a complete operation', ({ path, operation }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path')
  expect(parameters.map(({ name }) => name)).toEqual(named)
  expect(parameters.every(({ required }) => required)).toBe(true)
  expect(operation.summary).not.toBe('')
  for (const { schema } of operation.parameters) expect(schema).toBeTypeOf('object')
  const codes = Object.keys(operation.responses)
  expect(codes.every((code) => /^[1-5]\d\d$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('2'))).toBe(true)
  for (const response of Object.values(operation.responses)) {
    expect(response.description).not.toBe('')
    for (const { schema } of Object.values(response.content ?? {})) expect(schema).toBeTypeOf('object')
  }
  expect(Object.keys(operation.requestBody?.content ?? { none: 1 })).toHaveLength(1)
})

/**
 * Calls, besides reading and deleting, that the server still accepts while the disk is nearly full. If you define a new
 * call that adds nothing for people, add it here.
 */
const goingOn = `
  account.askExport account.changeEmail account.confirmEmail account.mailEmailLink account.undoEmail attributes.update
  audiences.update auth.changePassword auth.refresh auth.resetPassword auth.signIn auth.signOut blocks.create briefings.askMail briefings.confirmMail
  briefings.noteOpened briefings.replaceSubscription briefings.resume briefings.sendNow briefings.stop
  briefings.unsubscribe closetChanges.delete closetChanges.undo conversations.read
  drafts.restore drafts.update feeds.update followRequests.approve laundry.postpone laundry.putAway laundry.takeOut signInMethods.confirm
  signInMethods.link signInMethods.unlink stylist.correct stylist.update trips.pack users.changeRole
  users.lock wears.answer`
  .trim()
  .split(/\s+/)

test('while the disk is nearly full edits, marks and sessions are allowed, and link imports refused', () => {
  const isRefused = ({ responses }: Operation) => responses['507'] !== undefined
  const going = operations.filter(({ method, operation }) => !/get|delete/.test(method) && !isRefused(operation))
  expect(going.map(({ operation }) => operation.operationId).toSorted()).toEqual(goingOn)
  const reads = operations.filter(({ method, operation }) => method === 'get' && isRefused(operation))
  expect(reads.map(({ operation }) => operation.operationId)).toEqual(['linkImport.extract'])
})

test('every operation that is not public declares that it needs a session', () => {
  const open = operations.filter(({ operation }) => !operation.security).map(({ operation }) => operation.operationId)
  expect(open.toSorted()).toEqual(
    Object.entries(tables as Record<string, EndpointTable>)
      .flatMap(([tag, table]) => Object.entries(table).map(([name, { access }]) => ({ id: `${tag}.${name}`, access })))
      .filter(({ access }) => access === 'public')
      .map(({ id }) => id)
      .toSorted(),
  )
})

test('every reference in the document leads to a part of it', () => {
  const references = [...nodesIn(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((reference) => !reference.startsWith('#/') || target(reference) === undefined)).toEqual([])
})
