import { createRequire } from 'node:module'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { openApiOf, tables } from '@otday/contract'
import type { FastifyInstance } from 'fastify'

const swaggerUi = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
/** Files of Swagger UI that are served; its other files are further builds and source maps. */
const files = ['swagger-ui-bundle.js', 'swagger-ui.css', 'index.css', 'favicon-32x32.png']

/** Returns the page of the API documentation, with absolute URLs, as it is served with and without a trailing slash. */
const pageOf = (place: string) => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>옷데이 API</title>
    <link rel="stylesheet" href="${place}/swagger-ui.css">
    <link rel="stylesheet" href="${place}/index.css">
    <link rel="icon" type="image/png" href="${place}/favicon-32x32.png">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${place}/swagger-ui-bundle.js"></script>
    <script src="${place}/start.js"></script>
  </body>
</html>
`

/** A script in a file of its own, as the Content-Security-Policy allows no inline scripts. */
const start = `SwaggerUIBundle({
  url: new URL('../openapi.json', document.currentScript.src).href,
  dom_id: '#swagger-ui',
  deepLinking: true,
  validatorUrl: null,
})
`

/** Serves the API's description as `/api/openapi.json`, and as a page for people at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, basePath: string): Promise<void> {
  const place = `${basePath}/api/docs`
  let document: object | undefined
  app.get(`${basePath}/api/openapi.json`, () => {
    document ??= { ...openApiOf(tables), ...(basePath && { servers: [{ url: basePath }] }) }
    return document
  })
  for (const url of [place, `${place}/`])
    app.get(url, (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(place)))
  app.get(`${place}/start.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
  await app.register(fastifyStatic, {
    root: swaggerUi,
    prefix: `${place}/`,
    index: false,
    decorateReply: false,
    allowedPath: (file) => files.includes(file.slice(1)),
  })
}
