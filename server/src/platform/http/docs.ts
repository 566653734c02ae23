import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiOf, tables } from '@otday/contract'
import type { FastifyInstance } from 'fastify'

export async function serveDocs(app: FastifyInstance, basePath: string): Promise<void> {
  const document = { ...openApiOf(tables), ...(basePath && { servers: [{ url: basePath }] }) }
  app.get(`${basePath}/api/openapi.json`, () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: `${basePath}/api/docs` })
}
