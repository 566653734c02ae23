import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Endpoint, type EndpointTable, isStoring } from './endpoint.ts'
import { tables } from './tables.ts'

type Schema = { type?: string; [key: string]: unknown }

/** Paths of lists without an end, by the JSON schema of what is read. */
function endless(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxItems } = schema as Schema
  const own = type === 'array' && maxItems === undefined ? [path] : []
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => endless(part, `${path}.${key}`))]
}

const endpoints = Object.entries(tables as Record<string, EndpointTable>).flatMap(([module, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint]),
)

/** Sessions, small edits and marks, and what gives room: they go on when the disk is full. */
const goingOn = {
  auth: ['signIn', 'refresh', 'signOut', 'resetPassword', 'changePassword'],
  signInMethods: ['link', 'confirm', 'unlink'],
  users: ['changeRole', 'lock'],
  account: ['changeEmail', 'mailEmailLink', 'confirmEmail', 'undoEmail', 'askExport'],
  profiles: ['update'],
  attributes: ['update'],
  clothes: ['update'],
  closetChanges: ['delete', 'undo'],
  drafts: ['read', 'update', 'restore'],
  stylist: ['update', 'correct'],
  wears: ['answer', 'savePhoto'],
  laundry: ['putAway', 'takeOut', 'postpone'],
  briefings: [
    'askMail',
    'noteOpened',
    'sendNow',
    'unsubscribe',
    'replaceSubscription',
    'stop',
    'resume',
    'confirmMail',
  ],
  trips: ['pack'],
  feeds: ['update'],
  conversations: ['read'],
}

test('what writes is refused when the disk is full, unless it is known to write little or to give room', () => {
  const found = endpoints
    .filter(([, endpoint]) => !['GET', 'DELETE'].includes(endpoint.method) && !isStoring(endpoint))
    .map(([name]) => name)
  const known = Object.entries(goingOn).flatMap(([module, names]) => names.map((name) => `${module}.${name}`))
  expect(found.toSorted()).toEqual(known.toSorted())
})

test('every list of every request has an end', () => {
  const found = endpoints.flatMap(([name, { query, body }]) =>
    [query, body].flatMap((part) =>
      part ? endless(z.toJSONSchema(part, { io: 'input', reused: 'inline' }), name) : [],
    ),
  )
  expect(found).toEqual([])
})
