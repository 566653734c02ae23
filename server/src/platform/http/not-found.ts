import type { EndpointTable } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const plainMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Responds with 405 to a known path with a wrong method, and to every unknown method; else with 404. */
export function mountNotFound(app: FastifyInstance, tables: EndpointTable[], basePath: string): void {
  const rows = tables.flatMap((table) => Object.values(table))
  const known = [...Map.groupBy(rows, ({ path }) => path)].map(([path, sharing]) => ({
    pattern: new RegExp(`^${basePath}${path.replace(/:\w+/g, '[^/]+')}$`),
    methods: sharing.map(({ method }): string => method),
  }))
  app.setNotFoundHandler(({ url, method }) => {
    const path = url.split('?')[0] ?? ''
    const matching = known.filter(({ pattern }) => pattern.test(path))
    const isAskedOtherwise = matching.length > 0 && !matching.some(({ methods }) => methods.includes(method))
    throw new AppError(isAskedOtherwise || !plainMethods.includes(method) ? 'MethodNotAllowed' : 'NotFound')
  })
}
