import { expect, test } from 'vitest'
import { routeOf } from './route-of.ts'

const files = new Set(['', 'theme.js', 'manifest.webmanifest', 'assets/index-1a2b3c4.js'])
const asked = (path: string, more: Partial<Parameters<typeof routeOf>[0]> = {}) => ({
  url: `https://otday.kr${path}`,
  method: 'GET',
  mode: 'navigate',
  cache: 'default',
  ...more,
})

for (const base of ['/', '/otday/']) {
  const scope = `https://otday.kr${base}`
  const route = (path: string, more?: Parameters<typeof asked>[1]) =>
    routeOf(asked(`${base}${path}`, more), scope, files)

  test(`below ${base} the page is its own answer, whatever the hash`, () => {
    for (const path of ['', '?from=home', '#/closet']) expect(route(path)).toBe('page')
  })

  test.each([
    's/1a2b3c',
    's/1a2b3c/card.png',
    'api/feeds',
    'api/docs',
    'ws/info',
    'oauth2/authorization/google',
    'login/oauth2/code/google?code=1',
    'files/0199a000-0000-7000-8000-000000000001/1/2',
    'service-worker.js',
    'index.html',
    'healthz',
  ])(`below ${base} opening %s is the server’s`, (path) => {
    expect(route(path)).toBe('network')
  })

  test(`below ${base} calls are the server’s, parts and pictures are kept`, () => {
    for (const path of ['api/clothes', 'ws/info', 'service-worker.js', ''])
      expect([path, route(path, { mode: 'cors' })]).toEqual([path, 'network'])
    for (const path of ['assets/index-1a2b3c4.js', 'assets/another-9.js', 'theme.js'])
      expect([path, route(path, { mode: 'cors' })]).toEqual([path, 'part'])
    expect(route('files/0199a000-0000-7000-8000-000000000001/1/2?w=320', { mode: 'no-cors' })).toBe('picture')
  })

  test(`below ${base} only the share sheet posts to the worker`, () => {
    expect(route('share', { method: 'POST' })).toBe('share')
    expect(route('share', { method: 'POST', mode: 'cors' })).toBe('network')
    expect(route('api/feeds', { method: 'POST' })).toBe('network')
  })
}

test('neighbours above or beside the base path, and other hosts, are not touched', () => {
  const scope = 'https://otday.kr/otday/'
  for (const path of ['/', '/shop/', '/otdayish/', '/assets/index-1a2b3c4.js'])
    expect([path, routeOf(asked(path), scope, files)]).toEqual([path, 'network'])
  expect(routeOf(asked('', { url: 'https://cdn.example/otday/' }), scope, files)).toBe('network')
})

test('who asks for what is newest asks the server', () => {
  expect(routeOf(asked('/', { cache: 'no-store' }), 'https://otday.kr/', files)).toBe('network')
})
