import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

const root = path.join(import.meta.dirname, '../..')

/** Starts a server with two OpenID providers, which stop together with it. */
export async function startSocialProduct(): Promise<Product> {
  const providers = await startProviders()
  const product = await startProduct(providers.env)
  const stop = async () => {
    await product.stop()
    providers.stop()
  }
  return { ...product, stop }
}

/**
 * Starts two OpenID providers in a process of their own.
 * @returns the environment variables that make a server use them as Google and Kakao, and a function that stops them
 */
async function startProviders(): Promise<{ env: Record<string, string>; stop(): void }> {
  const child = spawn(process.execPath, ['server/test/kit/open-id-process.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const env = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString()))
    child.once('exit', (code) => reject(new Error(`The providers ended with ${code}.`)))
  })
  return { env: JSON.parse(env), stop: () => void child.kill() }
}

/**
 * Signs in at the provider's own page as a new user: types a name and an arbitrary password, and consents. If the name
 * is an e-mail address, the provider reports this address as verified.
 */
export async function passProvider(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
