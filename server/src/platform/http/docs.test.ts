import { openApiOf, tables } from '@otday/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveDocs } from './docs.ts'

async function docsOf(basePath: string) {
  const app = Fastify()
  await serveDocs(app, basePath)
  onTestFinished(() => app.close())
  return app
}

test.each(['', '/otday'])('below "%s" the page of the API names only files that are there', async (basePath) => {
  const app = await docsOf(basePath)
  for (const url of [`${basePath}/api/docs`, `${basePath}/api/docs/`]) {
    const page = await app.inject({ url })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(named).toHaveLength(5)
    for (const file of named) expect([file, (await app.inject({ url: file })).statusCode]).toEqual([file, 200])
  }
})

test('the page of the API has no inline script, which its Content-Security-Policy would refuse', async () => {
  const { body } = await (await docsOf('')).inject({ url: '/api/docs' })
  expect(body.match(/<script(?! src="[^"]+"><\/script>)/g)).toBeNull()
  expect(body).not.toMatch(/\son\w+=/)
})

test('below a path of its own the document says where the API is', async () => {
  const app = await docsOf('/otday')
  const { servers, ...document } = (await app.inject({ url: '/otday/api/openapi.json' })).json()
  expect(servers).toEqual([{ url: '/otday' }])
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiOf(tables))))
  expect((await (await docsOf('')).inject({ url: '/api/openapi.json' })).json()).not.toHaveProperty('servers')
})

test.each(['package.json', 'swagger-ui.js.map', '../package.json', 'index.html'])(
  'the page of the API serves no %s of the package',
  async (file) => {
    expect((await (await docsOf('')).inject({ url: `/api/docs/${file}` })).statusCode).toBe(404)
  },
)
