import { Counter, type Registry } from 'prom-client'
import type { FaultKind } from './fault.ts'

export interface CallMetrics {
  called(provider: string, operation: string, outcome: 'ok' | FaultKind): void
}

export function createCallMetrics(registry: Registry): CallMetrics {
  const calls = new Counter({
    name: 'otday_weather_calls_total',
    help: 'Calls of weather providers by how they ended',
    labelNames: ['provider', 'operation', 'outcome'],
    registers: [registry],
  })
  return { called: (provider, operation, outcome) => calls.inc({ provider, operation, outcome }) }
}
