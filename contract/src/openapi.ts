import * as z from 'zod'
import {
  type Endpoint,
  type EndpointTable,
  idempotencyKeyHeader,
  idempotencyKeys,
  isCreating,
  isStoring,
} from './endpoint.ts'
import { errorCatalogue } from './errors.ts'

const schemaOf = (shape: z.ZodType, io: 'input' | 'output' = 'input') =>
  z.toJSONSchema(shape, { io, target: 'draft-2020-12', unrepresentable: 'any' })

/** Returns the endpoints as an OpenAPI 3.1 document: https://spec.openapis.org/oas/v3.1.0 */
export function openApiOf(tables: Record<string, EndpointTable>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(tag, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '옷데이 API', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: schemaOf(
          z.object({ exceptionName: z.string(), message: z.string(), details: z.record(z.string(), z.string()) }),
        ),
      },
    },
  }
}

function operationOf(tag: string, name: string, endpoint: Endpoint) {
  return {
    tags: [tag],
    operationId: `${tag}.${name}`,
    summary: endpoint.summary,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(isCreating(endpoint) ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: contentOf(endpoint, endpoint.body) } }),
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    responses: {
      [endpoint.status]: {
        description: endpoint.summary,
        ...(endpoint.status !== 204 && {
          content: endpoint.produces
            ? { 'image/*': { schema: { type: 'string', contentMediaType: 'image/*' } } }
            : { 'application/json': { schema: schemaOf(endpoint.response) } },
        }),
      },
      ...errorsOf(endpoint),
    },
  }
}

const idempotencyKey = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: false,
  description: `같은 키로 다시 보내면 ${idempotencyKeys.hours}시간 동안 첫 응답을 받아요.`,
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeys.length },
}

function errorsOf(endpoint: Endpoint) {
  const names = [
    'InvalidInput',
    'TooManyRequests',
    ...(isCreating(endpoint) ? ['AlreadyProcessed', 'IdempotencyKeyReused'] : []),
    ...(isStoring(endpoint) || endpoint.encoding === 'multipart' ? ['StorageFull'] : []),
    ...(endpoint.access === 'public' ? [] : ['Unauthenticated']),
    ...(endpoint.errors ?? []),
  ]
  const byStatus = Map.groupBy(names as (keyof typeof errorCatalogue)[], (name) => errorCatalogue[name][0])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function parametersOf(shape: z.ZodType | undefined, where: 'path' | 'query') {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function contentOf(endpoint: Endpoint, body: z.ZodType) {
  if (endpoint.encoding === 'form') return { 'application/x-www-form-urlencoded': { schema: schemaOf(body) } }
  if (endpoint.encoding !== 'multipart') return { 'application/json': { schema: schemaOf(body) } }
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['request'],
        properties: {
          request: schemaOf(body),
          image: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
      encoding: { request: { contentType: 'application/json' } },
    },
  }
}
