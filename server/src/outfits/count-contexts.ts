import { Counter, type Registry } from 'prom-client'
import type { KeptContexts } from './kept-contexts.ts'

/** Adds to the metrics how many contexts were found in memory (`kept`), and how many were read. */
export function countContexts(registry: Registry, { counts }: Pick<KeptContexts, 'counts'>): void {
  new Counter({
    name: 'otday_outfit_contexts_total',
    help: 'What outfits of a day rest on: found in memory, or read',
    labelNames: ['how'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [how, count] of Object.entries(counts)) this.inc({ how }, count)
    },
  })
}
