import type { ErrorName } from '@otday/contract/errors'
import { Counter, type Registry } from 'prom-client'

/** Creates a counter. @returns a function that counts a refused message by its reason */
export function refusalCounter(registry: Registry): (reason: ErrorName) => void {
  const refusals = new Counter({
    name: 'otday_messages_refused_total',
    help: 'Messages refused on an open connection, by reason',
    labelNames: ['reason'],
    registers: [registry],
  })
  return (reason) => refusals.inc({ reason })
}
