import { expect, test } from 'vitest'
import { ProviderFault } from '../../upstreams/index.ts'
import { createKmaProvider } from './index.ts'

/** Returns the URLs that a provider requests for its first product, from an upstream that fails at every request. */
async function askedAt(baseUrl: string): Promise<URL[]> {
  const asked: URL[] = []
  const upstream = {
    ask: async ({ url }: { url: URL }): Promise<never> => {
      asked.push(url)
      throw new ProviderFault('unavailable', 'away')
    },
  }
  const now = new Date('2026-11-20T17:20:00+09:00')
  const provider = createKmaProvider({ upstream, baseUrl, apiKey: 'a%2Bb', codeAt: () => null })
  const [product] = provider.products({ nx: 60, ny: 127 }, now)
  await expect(product?.fetch({ now, storedIssuedAt: undefined, purpose: 'viewed' })).rejects.toThrow(ProviderFault)
  return asked
}

test.each([
  ['https://apis.data.go.kr/1360000', 'serviceKey', 'authKey'],
  ['https://apihub.kma.go.kr/api/typ02/openApi', 'authKey', 'serviceKey'],
])('at %s the API key is sent in the parameter %s alone', async (baseUrl, name, other) => {
  const [url] = await askedAt(baseUrl)
  expect(`${url?.origin}${url?.pathname}`).toBe(`${baseUrl}/VilageFcstInfoService_2.0/getVilageFcst`)
  expect(url?.searchParams.get(name)).toBe('a+b')
  expect(url?.searchParams.has(other)).toBe(false)
})
