import { Counter, Gauge, type Registry } from 'prom-client'

export interface WeatherMetrics {
  served(source: string, staleMinutes: number): void
}

export function createWeatherMetrics(registry: Registry): WeatherMetrics {
  const registers = [registry]
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
    served(source, staleMinutes) {
      responses.inc({ source })
      age.set({ source }, staleMinutes)
    },
  }
}
