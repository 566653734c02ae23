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

test.each(['', '/otday'])('with the base path “%s” every file that the API page names exists', async (basePath) => {
  const app = await docsOf(basePath)
  for (const url of [`${basePath}/api/docs`, `${basePath}/api/docs/`]) {
    const page = await app.inject({ url })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(named).toHaveLength(5)
    for (const file of named) expect([file, (await app.inject({ url: file })).statusCode]).toEqual([file, 200])
  }
})

test('the API page has no inline script, as its Content-Security-Policy requires', async () => {
  const { body } = await (await docsOf('')).inject({ url: '/api/docs' })
  expect(body.match(/<script(?! src="[^"]+"><\/script>)/g)).toBeNull()
  expect(body).not.toMatch(/\son\w+=/)
})

test('with a base path the OpenAPI document names it as its server', async () => {
  const app = await docsOf('/otday')
  const { servers, ...document } = (await app.inject({ url: '/otday/api/openapi.json' })).json()
  expect(servers).toEqual([{ url: '/otday' }])
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiOf(tables))))
  expect((await (await docsOf('')).inject({ url: '/api/openapi.json' })).json()).not.toHaveProperty('servers')
})

test.each(['package.json', 'swagger-ui.js.map', '../package.json', 'index.html'])(
  'the API page does not serve %s of its package',
  async (file) => {
    expect((await (await docsOf('')).inject({ url: `/api/docs/${file}` })).statusCode).toBe(404)
  },
)
