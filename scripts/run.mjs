import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the project. (This file uses only built-ins of Node 20, because it runs before the install.) */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Environment that lets Node cache compiled modules, so that processes start faster. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, '.cache/node') }

/** Environment without colors unless the output is a terminal: CI's logs are read as text. Playwright sets its own. */
export const plainText = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

const bundledNode = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Returns the path of Node from the dependencies, or of this process if it is new enough. */
export function productNode() {
  if (fs.existsSync(bundledNode)) return bundledNode
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(`Node 24 is not among the installed packages. Mend it with: npm rebuild node`)
}

/** Returns the path of a tool's script, to be run with `productNode()`. */
export const tool = (file) => path.join(root, 'node_modules', file)

const running = new Set()
let ending = false

/**
 * Ends this process: at once with code 1 if it has no children, else when the last child has ended, with that child's
 * code. `forward` asks the children to end, too.
 */
function endTogether(forward) {
  ending = true
  if (running.size === 0) process.exit(1)
  if (forward) for (const child of running) child.kill('SIGINT')
}

/** Ends all children when the parent process is gone: npm's shell dies of a signal without passing it on. */
function watchParent() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || ending || endTogether(true), 500).unref()
}

function watchOver(child) {
  if (process.listenerCount('SIGTERM') === 0) {
    if (process.env.npm_lifecycle_event) watchParent()
    process.on('SIGTERM', () => endTogether(true))
    process.on('SIGHUP', () => endTogether(true))
    // Ctrl-C reaches every process of the terminal; a second signal would interrupt their graceful end.
    process.on('SIGINT', () => endTogether(!process.stdin.isTTY))
  }
  running.add(child)
  child.once('close', (code) => {
    running.delete(child)
    if (ending && running.size === 0) process.exit(code ?? 1)
  })
}

/**
 * Runs a command.
 * @param options `quiet` returns the output instead of printing it
 * @returns exit code: 1 if it could not start, 128 plus the signal's number if it was killed
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    watchOver(child)
    const pieces = []
    child.stdout?.on('data', (piece) => pieces.push(piece))
    child.stderr?.on('data', (piece) => pieces.push(piece))
    const end = (code, extra = '') => resolve({ code, output: Buffer.concat(pieces).toString() + extra })
    child.once('error', (error) => end(1, error.message))
    child.once('close', (code, signal) => end(code ?? 128 + os.constants.signals[signal]))
  })
}

export const runNode = (args, options) => run(productNode(), args, options)

/** Runs npm without a shell where possible, because a shell would split paths that contain blanks. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) {
    return run(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
  }
  return process.platform === 'win32' ? run('npm.cmd', args, { ...options, shell: true }) : run('npm', args, options)
}

/**
 * Runs several Node processes until one of them ends, then ends the others.
 * @returns the exit code of the one that ended first
 */
export async function keep(...servers) {
  const code = await Promise.race(servers.map(({ args, ...options }) => runNode(args, options).then((end) => end.code)))
  ending = true
  for (const child of running) child.kill('SIGINT')
  return code
}
