import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { commitOf } from './commit-of.ts'
import { areGone, familyOf } from './process-family.ts'

/** A folder with the whole product, in this version or an older one. */
export interface Product {
  root: string
  remove(): void
}

const here = fileURLToPath(new URL('../..', import.meta.url))

export const workingCopy: Product = { root: here, remove: () => {} }

/**
 * Makes a fresh clone of `revision` without installed packages. (A git worktree would stay registered after a kill.)
 */
export function cloneOf(revision: string): Product {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-clone-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const root = path.join(folder, 'otday')
  try {
    quietly('git', ['clone', '--quiet', '--shared', '--no-checkout', here, root])
    quietly('git', ['-C', root, 'checkout', '--quiet', '--detach', revision])
    return { root, remove }
  } catch (error) {
    remove()
    throw new Error(`This repository has no whole history: ${revision} is missing.`, { cause: error })
  }
}

/** Installs the packages of an older version in a fresh clone, without building its client. */
export const installVersion = (version: string): Product => installCommit(commitOf(version))

/** Installs the packages of a commit in a fresh clone, without building its client. */
export function installCommit(commit: string): Product {
  const product = cloneOf(commit)
  try {
    const words = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
    quietly('npm', words, product.root)
    return product
  } catch (error) {
    product.remove()
    throw error
  }
}

function quietly(command: string, words: string[], cwd = here) {
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

function nodeOf(root: string) {
  const own = path.join(root, 'node_modules/node/bin/node')
  return existsSync(own) ? own : process.execPath
}

export interface RunningProduct {
  url: string
  pid: number
  /** ms from the start of the process until it prints its URL, the creation of demo content included. */
  took: number
  /** Resolves when the process and all its descendants have ended. */
  stop(): Promise<void>
}

/** Starts the server of the product in `root`, or `command` there. */
export async function startProduct(
  root: string,
  env: Record<string, string>,
  command: string[] = [nodeOf(root), 'server/src/main.ts'],
): Promise<RunningProduct> {
  const begun = performance.now()
  const [program = '', ...words] = command
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await greetingOf(child)
  return { url, pid: child.pid ?? 0, took: performance.now() - begun, stop: () => stop(child) }
}

function greetingOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      const [url] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
      if (url) resolve(url)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${said}`)))
  })
}

async function stop(child: ChildProcess) {
  const family = familyOf(child.pid ?? 0)
  child.kill('SIGTERM')
  while (!areGone(family)) await sleep(50)
}
