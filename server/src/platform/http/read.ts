import type { Endpoint } from '@otday/contract'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../errors.ts'
import { reasonOf } from './reasons.ts'
import type { UploadMemory } from './upload-memory.ts'

/** Most bytes of the JSON part of a multipart body. */
const requestPartLimit = 64 * 1024
const once = 'request 부분은 하나여야 해요.'

/** Most faults that are reported for one request; nobody reads more. */
const mostDetails = 20

/** Parses a value by a schema. @throws InvalidInput with the first fault of each field */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: reasonOf })
  if (result.success) return result.data
  const details = result.error.issues
    .slice(0, mostDetails)
    .map((issue) => [issue.path.join('.') || 'request', issue.message])
  throw new AppError('InvalidInput', Object.fromEntries(details.toReversed()))
}

/** Removes empty values of a query, which count as absent. */
export const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))

export interface ReadBody {
  body: unknown
  image: Uint8Array | null
}

/** Reads the body of a request that has one; `memory` accounts for the bytes of files. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest, memory: UploadMemory): Promise<ReadBody> {
  if (endpoint.encoding === 'multipart') return wellFormed(readMultipart(endpoint, request, memory))
  if (endpoint.encoding === 'form' && request.isMultipart())
    return { body: await wellFormed(readFields(request)), image: null }
  return { body: request.body, image: null }
}

/** Turns errors of the multipart parser that have no code into MalformedRequest, as they are the caller's fault. */
const wellFormed = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof AppError || (error as { code?: unknown }).code ? error : new AppError('MalformedRequest')
  })

/** Reads a multipart body. Its `request` part arrives as a file or as a field: `Blob` parts have file names. */
async function readMultipart(endpoint: Endpoint, request: FastifyRequest, memory: UploadMemory): Promise<ReadBody> {
  if (!request.isMultipart()) throw new AppError('UnsupportedMediaType')
  let body: unknown
  let image: Uint8Array | null = null
  const limits = { fileSize: endpoint.imageLimit ?? requestPartLimit, files: 2, fields: 3, parts: 4 }
  for await (const part of request.parts({ limits: { ...limits, fieldSize: requestPartLimit, headerPairs: 20 } })) {
    if (part.fieldname === 'request' && body !== undefined) throw new AppError('InvalidInput', { request: once })
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('PayloadTooLarge')
      // The multipart parser has parsed this JSON already.
      if (part.fieldname === 'request') body = part.mimetype === 'application/json' ? part.value : json(part.value)
      continue
    }
    const bytes = await memory.read(part)
    // Forms without a chosen file send an empty part without name; an empty part with a name is a broken picture.
    if (part.fieldname === 'image') image = bytes.length > 0 || part.filename ? bytes : null
    else if (part.fieldname === 'request' && bytes.length > requestPartLimit) throw new AppError('PayloadTooLarge')
    else if (part.fieldname === 'request') body = json(utf8(bytes))
  }
  if (body === undefined) throw new AppError('InvalidInput', { request: 'request 부분이 필요해요.' })
  return { body, image }
}

async function readFields(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  const limits = { files: 0, fields: 10, parts: 10, fieldSize: 4096, headerPairs: 20 }
  for await (const part of request.parts({ limits })) if (part.type === 'field') fields[part.fieldname] = part.value
  return fields
}

function json(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new AppError('MalformedRequest', { request: 'JSON을 읽을 수 없어요.' })
  }
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('MalformedRequest')
  }
}
