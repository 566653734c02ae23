import lighthouse from 'lighthouse'
import { type Figure, median, report } from './figures.ts'
import { openStage, type Stage } from './page.ts'

const runs = 5

interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  /** Largest contentful paint in s. */
  lcp: number
  cls: number
}

async function audit(stage: Stage, route: string): Promise<Audit> {
  const options = {
    port: stage.debuggingPort,
    disableStorageReset: true,
    logLevel: 'error',
    maxWaitForLoad: 15_000,
  } as const
  const categories = ['performance', 'accessibility', 'best-practices']
  const result = await lighthouse(`${stage.url}${route}`, { ...options, onlyCategories: categories })
  if (!result) throw new Error('Lighthouse gave no result')
  const score = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => result.lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
  }
}

async function figuresOf(stage: Stage, name: string, route: string): Promise<Figure[]> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await audit(stage, route))
  const middle = (key: keyof Audit) => median(audits.map((one) => one[key]))
  const atLeast = (what: string, key: keyof Audit, bar: number): Figure => ({
    what: `${name}: ${what}`,
    value: middle(key).toFixed(0),
    bar: `>= ${bar}`,
    ok: middle(key) >= bar,
  })
  const atMost = (what: string, key: keyof Audit, bar: number): Figure => ({
    what: `${name}: ${what}`,
    value: middle(key).toFixed(3),
    bar: `<= ${bar}`,
    ok: middle(key) <= bar,
  })
  return [
    atLeast('performance', 'performance', 95),
    atLeast('accessibility', 'accessibility', 100),
    atLeast('best practices', 'bestPractices', 100),
    atMost('LCP (s)', 'lcp', 2),
    atMost('CLS', 'cls', 0.02),
  ]
}

const stage = await openStage(8310)
try {
  const login = await figuresOf(stage, 'login', '#/auth/login')
  await stage.signIn()
  const recommendations = await figuresOf(stage, 'recommendations', '#/recommendations')
  report(`Lighthouse mobile, median of ${runs}`, [...login, ...recommendations])
} finally {
  await stage.close()
}
