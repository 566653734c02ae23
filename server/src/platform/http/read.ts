import type { Endpoint } from '@otday/contract'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '../errors.ts'
import { reasonOf } from './reasons.ts'
import type { UploadMemory } from './upload-memory.ts'

/** Bytes of the JSON part. */
const requestPartLimit = 64 * 1024
const once = 'request 부분은 하나여야 해요.'

/** Faults that are named for one request; nobody reads more. */
const mostDetails = 20

/** @throws InvalidInput with one entry per field, for the first of them */
export function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: reasonOf })
  if (result.success) return result.data
  const details = result.error.issues
    .slice(0, mostDetails)
    .map((issue) => [issue.path.join('.') || 'request', issue.message])
  throw new AppError('InvalidInput', Object.fromEntries(details.toReversed()))
}

/** Empty values count as absent. */
export const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))

export interface ReadBody {
  body: unknown
  image: Uint8Array | null
}

/** `memory` reserves file bytes. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest, memory: UploadMemory): Promise<ReadBody> {
  if (!endpoint.body) return { body: undefined, image: null }
  if (endpoint.encoding === 'multipart') return wellFormed(readMultipart(endpoint, request, memory))
  if (endpoint.encoding === 'form' && request.isMultipart())
    return { body: await wellFormed(readFields(request)), image: null }
  return { body: request.body, image: null }
}

/** Treats parser errors of multipart bodies without a code as the caller's fault. */
const wellFormed = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof AppError || (error as { code?: unknown }).code ? error : new AppError('MalformedRequest')
  })

/** Reads a multipart body, in which `request` arrives as file or field: `Blob` parts have file names. */
async function readMultipart(endpoint: Endpoint, request: FastifyRequest, memory: UploadMemory): Promise<ReadBody> {
  if (!request.isMultipart()) throw new AppError('UnsupportedMediaType')
  let body: unknown
  let image: Uint8Array | null = null
  const limits = { fileSize: endpoint.imageLimit ?? requestPartLimit, files: 2, fields: 3, parts: 4 }
  for await (const part of request.parts({ limits: { ...limits, fieldSize: requestPartLimit, headerPairs: 20 } })) {
    if (part.fieldname === 'request' && body !== undefined) throw new AppError('InvalidInput', { request: once })
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('PayloadTooLarge')
      // The multipart parser already parsed it.
      if (part.fieldname === 'request') body = part.mimetype === 'application/json' ? part.value : json(part.value)
      continue
    }
    const bytes = await memory.read(part)
    // Forms without a chosen file send an empty, unnamed part; named empties are broken pictures.
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
