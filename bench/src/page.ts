import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserPath } from '../../e2e/kit/browser.ts'
import { demoPassword, demoPeople } from '../../server/src/demo/people.data.ts'

/** The built client on a server with demo content, in a browser that Lighthouse can control, too. */
export interface Stage {
  url: string
  context: BrowserContext
  debuggingPort: number
  signIn(): Promise<void>
  close(): Promise<void>
}

const { buildClient } = (await import(path.join(import.meta.dirname, '../../scripts/client.mjs'))) as {
  buildClient(): Promise<void>
}
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

export async function openStage(port: number): Promise<Stage> {
  await buildClient()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-page-'))
  const environment = { ...process.env, DATA_DIR: path.join(folder, 'data'), PORT: String(port), RATE_LIMITS: 'off' }
  const server = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  await greeting(server)
  const debuggingPort = port + 1
  const context = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
    executablePath: browserPath(),
    args: [...flags, `--remote-debugging-port=${debuggingPort}`],
  })
  const url = `http://127.0.0.1:${port}/`
  return {
    url,
    context,
    debuggingPort,
    signIn: () => signIn(context, url),
    close: async () => {
      await context.close()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function greeting(server: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('http://') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

async function signIn(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}#/auth/login`)
  await page.getByLabel('ID', { exact: true }).fill(demoPeople[0]?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/#\/recommendations/)
  await page.close()
}
