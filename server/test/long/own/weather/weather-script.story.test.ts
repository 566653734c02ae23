import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kma, mild, openProvider, type ProviderServer, says } from '../../../kit/weather-provider.ts'
import { runScript, type ScriptRun } from '../../../kit/run-script.ts'

/** Stories of `npm run weather`, with which an operator checks a provider's key. */

const script = fileURLToPath(new URL('../../../../scripts/weather.ts', import.meta.url))
const key = 'top-secret-key'
const minutes = 300_000

let well: ProviderServer
let ill: ProviderServer
beforeAll(async () => {
  well = await openProvider(kma({ now: () => new Date(), weather: () => ({ ...mild, celsius: 21 }) }))
  // This provider always fails, and its answer repeats the whole query, including the key, which the script must not
  // print.
  ill = await openProvider((call, reply) => says(500, `Unexpected errors ${call.query.toString()}`)(call, reply))
})
afterAll(async () => {
  await well.close()
  await ill.close()
})

/** Runs the script with these arguments; returns its output and exit code. */
function weather(given: string[], env: Record<string, string> = {}): Promise<ScriptRun> {
  return runScript(script, given, env)
}
const at = (latitude: string, longitude: string) => ['--lat', latitude, '--lon', longitude]
const cityHall = at('37.5665', '126.978')
const linesWith = (output: string, words: string) => output.split('\n').filter((line) => line.includes(words))

test(
  'npm run weather prints the place, its grid cell, five days and the source of each',
  async () => {
    const [sample, reported] = await Promise.all([
      weather(cityHall),
      weather(cityHall, { KMA_API_KEY: key, KMA_BASE_URL: well.url }),
    ])
    expect(sample.code).toBe(0)
    expect(sample.output).toContain('서울특별시 중구 (격자 60, 127)')
    expect(sample.output).toContain('순서  sample')
    expect(linesWith(sample.output, '예시 날씨 (평년값)')).toHaveLength(5)
    expect(sample.output).not.toContain('문제')

    expect(reported.code).toBe(0)
    expect(reported.output).toContain('순서  kma → sample')
    expect(linesWith(reported.output, '자료: 기상청').length).toBeGreaterThanOrEqual(4)
    expect(reported.output).toMatch(/21° \(최저 21°, 최고 21°\), 습도 50%, 약한 바람 2m\/s/)
    expect(reported.output).toMatch(/\d{4}-\d\d-\d\d \d\d:00 발표/)
    expect(reported.output).not.toContain(key)
  },
  minutes,
)

test(
  'npm run weather reports a failing provider and never prints its key',
  async () => {
    const [failed, misconfigured] = await Promise.all([
      weather(cityHall, { KMA_API_KEY: key, KMA_BASE_URL: ill.url }),
      weather(cityHall, { WEATHER_PROVIDER: 'kma' }),
    ])
    expect(failed.code).toBe(0)
    expect(linesWith(failed.output, '예시 날씨 (평년값)')).toHaveLength(5)
    expect(failed.output).toContain('문제')
    expect(failed.output).toContain('getVilageFcst')
    expect(ill.calls[0]?.query.get('serviceKey')).toBe(key)
    expect(failed.output).not.toContain(key)

    expect(misconfigured).toMatchObject({ code: 1, output: expect.stringContaining('KMA_API_KEY') })
  },
  minutes,
)

const refused: [given: string[], words: string][] = [
  [[], '사용법'],
  [at('NaN', 'there'), '사용법'],
  [['--lat', '37.5665', '--lon', '126.978', '--alt', '38'], '사용법'],
  [at('126.978', '37.5665'), '바뀐'],
  [at('35.6812', '139.7671'), '대한민국'],
  [at('37.5665', '180'), '대한민국'],
]
test(
  'npm run weather refuses a position that is invalid or outside Korea with a message',
  async () => {
    const answers = await Promise.all(refused.map(([given]) => weather(given)))
    for (const [index, [given, words]] of refused.entries()) {
      expect([given, answers[index]]).toEqual([given, { code: 1, output: expect.stringContaining(words) }])
      expect(answers[index]?.output).not.toMatch(/\n\s+at /)
    }
  },
  minutes,
)
