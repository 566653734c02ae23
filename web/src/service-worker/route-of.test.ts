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

  test(`below ${base} opening the start page is served by the worker, whatever its query or hash`, () => {
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
  ])(`below ${base} opening %s goes to the network`, (path) => {
    expect(route(path)).toBe('network')
  })

  test(`below ${base} API calls go to the network, app files and pictures to the cache`, () => {
    for (const path of ['api/clothes', 'ws/info', 'service-worker.js', ''])
      expect([path, route(path, { mode: 'cors' })]).toEqual([path, 'network'])
    for (const path of ['assets/index-1a2b3c4.js', 'assets/another-9.js', 'theme.js'])
      expect([path, route(path, { mode: 'cors' })]).toEqual([path, 'part'])
    expect(route('files/0199a000-0000-7000-8000-000000000001/1/2?w=320', { mode: 'no-cors' })).toBe('picture')
  })

  test(`below ${base} a POST goes to the network unless it comes from the share sheet`, () => {
    expect(route('share', { method: 'POST' })).toBe('share')
    expect(route('share', { method: 'POST', mode: 'cors' })).toBe('network')
    expect(route('api/feeds', { method: 'POST' })).toBe('network')
  })
}

test('requests outside the base path or to other hosts go to the network', () => {
  const scope = 'https://otday.kr/otday/'
  for (const path of ['/', '/shop/', '/otdayish/', '/assets/index-1a2b3c4.js'])
    expect([path, routeOf(asked(path), scope, files)]).toEqual([path, 'network'])
  expect(routeOf(asked('', { url: 'https://cdn.example/otday/' }), scope, files)).toBe('network')
})

test('a request with cache mode no-store goes to the network', () => {
  expect(routeOf(asked('/', { cache: 'no-store' }), 'https://otday.kr/', files)).toBe('network')
})
