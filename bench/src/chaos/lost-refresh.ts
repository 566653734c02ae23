import { createChance } from '../chance.ts'
import { openInProcessServer } from '../in-process-server.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import { Browser, Tab } from './tabs.ts'

/**
 * Refreshes the session of one tab, and then of three tabs that share it, through a proxy that cuts connections; no
 * user may be signed out.
 */

const wanted = 1000
const minute = 60_000
/**
 * Longest time between a lost response and the next try, in ms. All tries fit into the two hours for which a refresh
 * can be repeated.
 */
const longestPause = 5 * minute
const triesAtMost = 20

const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)
const { next: random } = createChance(seed)
let shift = 0
const clock = { now: () => new Date(Date.now() + shift) }
const { url, leave } = await openInProcessServer('', {}, clock)
const proxy = await openCuttingProxy(url, random)
const person = { email: 'hani@example.com', name: '하니', password: 'otday123!' }
await fetch(`${url}/api/users`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(person),
})

let signOuts = 0
const perTabs = new Map<number, number>()
for (const tabs of [1, 3]) {
  const before = proxy.cuts()
  while (proxy.cuts() - before < wanted / 2) signOuts += await day(tabs)
  perTabs.set(tabs, proxy.cuts() - before)
}
for (const [tabs, cuts] of perTabs) console.log(`${tabs} tab(s): ${cuts} connections cut`)
console.log(`signed out: ${signOuts} (SEED=${seed})`)
proxy.close()
if (signOuts > 0) process.exitCode = 1
await leave()

/** Runs a session of eight hours in `count` tabs. @returns 1 if it was signed out */
async function day(count: number): Promise<number> {
  const browser = new Browser()
  const form = new URLSearchParams({ username: person.email, password: person.password })
  const { body } = await browser.call(`${url}/api/auth/sign-in`, 'POST', { form })
  const tabs = Array.from({ length: count }, () => new Tab(browser, proxy.url, body?.accessToken ?? ''))
  for (let hour = 0; hour < 8; hour++) {
    shift += 16 * minute + random() * 40 * minute
    for (let tries = 0; tries < triesAtMost; tries++) {
      const outcomes = await Promise.all(tabs.map(open))
      if (outcomes.includes('out')) return 1
      if (!outcomes.includes('lost')) break
      shift += random() * longestPause
    }
  }
  return 0
}

/**
 * Does what a client's tab does when it is opened: reads, and after a 401 refreshes the session and reads again.
 * @returns 'in' if the session is still valid, 'out' if it is not, 'lost' if a connection was cut
 */
async function open(tab: Tab): Promise<'in' | 'out' | 'lost'> {
  try {
    if (await tab.read()) return 'in'
    if (!(await tab.refresh())) return 'out'
    await tab.read()
    return 'in'
  } catch {
    return 'lost'
  }
}
