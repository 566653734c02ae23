import { Counter, Gauge, type Registry } from 'prom-client'
import type { FaultKind } from './fault.ts'

export interface WeatherMetrics {
  called(provider: string, operation: string, outcome: 'ok' | FaultKind): void
  served(source: string, staleMinutes: number): void
}

export function createWeatherMetrics(registry: Registry): WeatherMetrics {
  const registers = [registry]
  const calls = new Counter({
    name: 'otday_weather_calls_total',
    help: 'Calls of weather providers by how they ended',
    labelNames: ['provider', 'operation', 'outcome'],
    registers,
  })
  const responses = new Counter({
    name: 'otday_weather_told_total',
    help: 'Cells refreshed, by source',
    labelNames: ['source'],
    registers,
  })
  const age = new Gauge({
    name: 'otday_weather_stale_minutes',
    help: 'Minutes by which the latest issue is overdue, by source',
    labelNames: ['source'],
    registers,
  })
  return {
    called: (provider, operation, outcome) => calls.inc({ provider, operation, outcome }),
    served(source, staleMinutes) {
      responses.inc({ source })
      age.set({ source }, staleMinutes)
    },
  }
}
