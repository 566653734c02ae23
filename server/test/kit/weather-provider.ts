import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface Call {
  operation: string
  query: URLSearchParams
  headers: http.IncomingHttpHeaders
}
export type Handler = (call: Call, reply: http.ServerResponse) => void | Promise<void>

export interface ProviderServer {
  url: string
  calls: Call[]
  count(operation: string): number
  serve(handler: Handler): void
  close(): Promise<void>
}

export async function openProvider(usual: Handler): Promise<ProviderServer> {
  let handler = usual
  const calls: Call[] = []
  const server = http.createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    const call = { operation: pathname.split('/').at(-1) ?? '', query: searchParams, headers: request.headers }
    calls.push(call)
    void handler(call, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    count: (operation) => calls.filter((call) => call.operation === operation).length,
    serve: (next) => {
      handler = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const says =
  (status: number, body: string, headers: http.OutgoingHttpHeaders = {}): Handler =>
  (_, reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
export const saysJson = (body: unknown, status = 200): Handler => says(status, JSON.stringify(body))

export const faults = {
  silent: () => {},
  dripping: (_: Call, reply: http.ServerResponse) => {
    reply.writeHead(200)
    const timer = setInterval(() => reply.write(' '), 200)
    reply.on('close', () => clearInterval(timer))
  },
  cut: (_: Call, reply: http.ServerResponse) => {
    reply.writeHead(200, { 'content-length': 1000 })
    reply.write('{"response":', () => reply.destroy())
  },
  'cut gzip': (_: Call, reply: http.ServerResponse) => {
    const whole = gzipSync(JSON.stringify({ text: 'x'.repeat(10_000), more: Math.PI }))
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(whole.subarray(0, whole.length - 10))
  },
  empty: says(200, ''),
  redirect: (_: Call, reply: http.ServerResponse) => void reply.writeHead(301, { location: '/elsewhere' }).end(),
  huge: (_: Call, reply: http.ServerResponse) => void reply.writeHead(200).end(`"${'x'.repeat(3 * 1024 * 1024)}"`),
  'huge when unpacked': (_: Call, reply: http.ServerResponse) =>
    void reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`"${'x'.repeat(3 * 1024 * 1024)}"`)),
} satisfies Record<string, Handler>

type Table = Record<string, string>[]

function tableOf(file: string): Table {
  const [head = '', ...lines] = readFileSync(new URL(`../data/weather/${file}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const names = head.split(',')
  return lines.map((line) => {
    const values = line.split(',').map((value, at) => [names[at] ?? '', value])
    return Object.fromEntries(values.filter(([, value]) => value !== ''))
  })
}

export interface Row {
  category: string
  fcstDate: string
  fcstTime: string
  fcstValue: string
}

const rowsOf = (table: Table): Row[] =>
  table.flatMap(({ time = '', ...values }) =>
    Object.entries(values).map(([category, fcstValue]) => ({
      category,
      fcstDate: time.slice(0, 8),
      fcstTime: time.slice(8),
      fcstValue,
    })),
  )

export const samples = {
  vilage: rowsOf(tableOf('vilage-202611201700')),
  vilageBefore: rowsOf(tableOf('vilage-202611190200')),
  ultra: rowsOf(tableOf('ultra-202611201730')),
  openMeteo: tableOf('open-meteo-20261120'),
}

export const envelope = (items: readonly object[], totalCount = items.length) => ({
  response: {
    header: { resultCode: '00', resultMsg: 'NORMAL_SERVICE' },
    body: { dataType: 'JSON', items: { item: items }, pageNo: 1, numOfRows: 1500, totalCount },
  },
})
export const noData = { response: { header: { resultCode: '03', resultMsg: 'NO_DATA' } } }

const hour = 3_600_000
const seoulText = (at: Date) => new Date(at.getTime() + 9 * hour).toISOString().replaceAll(/\D/g, '').slice(0, 12)
const instant = (text: string) =>
  new Date(
    `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}T${text.slice(8, 10)}:${text.slice(10, 12)}:00+09:00`,
  )

export interface Made {
  celsius: number
  falling: string
  rain: string
  wind: number
  humidity: number
}
export const mild: Made = { celsius: 10, falling: '0', rain: '강수없음', wind: 2, humidity: 50 }

export function vilageIssue(base: Date, weather: (at: Date) => Made = () => mild): Row[] {
  const at = (days: number, hours = 0) =>
    instant(`${seoulText(new Date(base.getTime() + days * 24 * hour)).slice(0, 8)}0000`).getTime() + hours * hour
  const issued = Number(seoulText(base).slice(8, 10))
  const extension = issued < 17 ? 3 : 4
  const rows: Row[] = []
  const add = (time: number, category: string, fcstValue: string | number) => {
    const text = seoulText(new Date(time))
    rows.push({ category, fcstDate: text.slice(0, 8), fcstTime: text.slice(8), fcstValue: String(fcstValue) })
  }
  const slot = (time: number, coded: boolean) => {
    const { celsius, falling, rain, wind, humidity } = weather(new Date(time))
    const values = {
      TMP: celsius,
      UUU: 0,
      VVV: 0,
      VEC: 0,
      SKY: 1,
      PTY: falling,
      POP: falling === '0' ? 0 : 60,
      WAV: 0,
      REH: humidity,
    }
    for (const [category, value] of Object.entries(values)) add(time, category, value)
    add(time, 'WSD', coded ? (wind < 4 ? 1 : wind < 9 ? 2 : 3) : wind)
    add(time, 'PCP', coded ? (falling === '0' ? '0' : 1) : rain)
    add(time, 'SNO', coded ? '0' : '적설없음')
  }
  for (let time = base.getTime() + hour; time < at(extension); time += hour) slot(time, false)
  for (let step = 0; step <= 24; step += 3) slot(at(extension, step), true)
  for (let days = issued <= 2 ? 0 : 1; days <= extension; days++)
    add(at(days, 6), 'TMN', Math.min(...Array.from({ length: 24 }, (_, h) => weather(new Date(at(days, h))).celsius)))
  for (let days = issued <= 11 ? 0 : 1; days <= extension; days++)
    add(at(days, 15), 'TMX', Math.max(...Array.from({ length: 24 }, (_, h) => weather(new Date(at(days, h))).celsius)))
  return rows
}

export interface KmaWorld {
  /** The current time; each forecast is issued ten minutes after its hour. */
  now(): Date
  weather?: (at: Date) => Made
  /** Returns the rows of the forecast issued at `base`; null: none was issued. */
  vilage?: (base: string) => Row[] | null
  observed?: (base: string) => Record<string, string> | null
  ultra?: (base: string) => Row[] | null
  mid?: 'there' | 'missing'
}

export function kma(world: KmaWorld): Handler {
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    getVilageFcst: (query) => {
      const base = `${query.get('base_date')}${query.get('base_time')}`
      const rows = world.vilage?.(base)
      const issued = instant(base)
      const isThere =
        issued.getTime() + 10 * 60_000 <= world.now().getTime() &&
        Number(base.slice(8, 10)) % 3 === 2 &&
        base.endsWith('00')
      const reported = rows === undefined && isThere ? vilageIssue(issued, world.weather) : rows
      return reported ? paged(reported, query) : noData
    },
    getUltraSrtNcst: (query) => {
      const base = `${query.get('base_date')}${query.get('base_time')}`
      const { celsius, humidity, wind } = (world.weather ?? (() => mild))(instant(base))
      const made = { T1H: String(celsius), REH: String(humidity), WSD: String(wind), PTY: '0', RN1: '0' }
      const values = world.observed ? world.observed(base) : made
      return values
        ? envelope(Object.entries(values).map(([category, obsrValue]) => ({ category, obsrValue })))
        : noData
    },
    getUltraSrtFcst: (query) => {
      const rows = world.ultra?.(`${query.get('base_date')}${query.get('base_time')}`)
      return rows ? envelope(rows) : noData
    },
    getMidTa: (query) => midAnswer(world, query, midTemperatures),
    getMidLandFcst: (query) => midAnswer(world, query, midSkies),
  }
  return (call, reply) => {
    const answer = answers[call.operation]
    return (answer ? saysJson(answer(call.query)) : says(404, 'API not found'))(call, reply)
  }
}

function paged(rows: readonly Row[], query: URLSearchParams) {
  const size = Number(query.get('numOfRows') ?? 10)
  const page = Number(query.get('pageNo') ?? 1)
  return envelope(rows.slice((page - 1) * size, page * size), rows.length)
}

function midAnswer({ mid = 'there', now }: KmaWorld, query: URLSearchParams, values: (from: number) => object) {
  const issue = query.get('tmFc') ?? ''
  if (mid === 'missing' || instant(issue).getTime() + 10 * 60_000 > now().getTime()) return noData
  return envelope([{ regId: query.get('regId'), ...values(issue.endsWith('0600') ? 4 : 5) }])
}

const daysFrom = (from: number) => Array.from({ length: 11 - from }, (_, n) => from + n)
const midTemperatures = (from: number) =>
  Object.fromEntries(
    daysFrom(from).flatMap((n) => [
      [`taMin${n}`, n - 6],
      [`taMax${n}`, n + 4],
    ]),
  )
const midSkies = (from: number) =>
  Object.fromEntries(
    daysFrom(from)
      .filter((n) => n <= 7)
      .flatMap((n) => [
        [`rnSt${n}Am`, 20],
        [`rnSt${n}Pm`, 60],
        [`wf${n}Am`, '구름많음'],
        [`wf${n}Pm`, '흐리고 비'],
      ]),
  )

export function openMeteoBody(change: (body: OpenMeteoBody) => void = () => {}): OpenMeteoBody {
  const columns = Object.keys(samples.openMeteo[0] ?? {}).filter((name) => name !== 'time')
  const body: OpenMeteoBody = {
    utc_offset_seconds: 32_400,
    hourly_units: {
      temperature_2m: '°C',
      relative_humidity_2m: '%',
      precipitation_probability: '%',
      precipitation: 'mm',
      snowfall: 'cm',
      weather_code: 'wmo code',
      cloud_cover: '%',
      wind_speed_10m: 'm/s',
    },
    hourly: {
      time: samples.openMeteo.map(({ time = '' }) => time),
      ...Object.fromEntries(columns.map((name) => [name, samples.openMeteo.map((row) => Number(row[name]))])),
    },
    daily_units: { temperature_2m_max: '°C', temperature_2m_min: '°C' },
    daily: {
      time: ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'],
      temperature_2m_max: [13.3, 11.3, 12.3, 10.3, 4.3, 8.3],
      temperature_2m_min: [3.7, 1.7, 0.7, 2.7, -2.3, -1.3],
    },
  }
  change(body)
  return body
}
export interface OpenMeteoBody {
  utc_offset_seconds: number
  hourly_units: Record<string, string>
  hourly: Record<string, (number | string | null)[]>
  daily_units: Record<string, string>
  daily: Record<string, (number | string | null)[]>
}

interface KakaoCase {
  x: string
  y: string
  status: number
  body: unknown
  names: string[] | null
}
export const kakaoCases: Record<string, KakaoCase> = JSON.parse(
  readFileSync(new URL('../data/places/kakao.json', import.meta.url), 'utf8'),
)
