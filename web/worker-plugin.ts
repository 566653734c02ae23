import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Most bytes of all files that the worker stores, before compression. */
const mostBytes = 2_600_000

/** Matches the font's files for Latin and everyday Korean. */
const everydayFont = /PretendardVariable\.subset\.(?:7[3-9]|8\d|9[01])-/
const publicFiles = ['theme.js', 'favicon.svg', 'favicon-32.png', 'icon-192.png', 'manifest.webmanifest']

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Matches scripts of what shows nothing offline: pages for administrators, and lists and requests of others. */
const online =
  /\/(?:Admin\w+Page|BlockSettings|AudienceSettings|FollowListDialog|LockedProfile|PendingFollow|RemoveFollower|RequestsBar)-/

/** Returns the files of scripts and style sheets that the worker stores. */
function partsFor(bundle: Bundle): Set<string> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of reached) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) if (!online.test(next)) reached.add(next)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) reached.add(sheet)
  }
  return reached
}

function isKept(fileName: string, parts: ReadonlySet<string>): boolean {
  if (parts.has(fileName)) return true
  return fileName.endsWith('.woff2') ? everydayFont.test(fileName) : /^assets\/.+\.svg$/.test(fileName)
}

function shellOf(bundle: Bundle, publicDir: string) {
  const parts = partsFor(bundle)
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The page is not built.')
  const named = Object.values(bundle).filter(({ fileName }) => isKept(fileName, parts))
  const open = publicFiles.map((path) => ({ path, content: readFileSync(join(publicDir, path)) }))
  const checked = [{ path: '', content: page.source }, ...open]
  const contents = [
    ...named.map((file) => (file.type === 'chunk' ? file.code : file.source)),
    ...checked.map((it) => it.content),
  ]
  const bytes = contents.reduce((sum, content) => sum + Buffer.byteLength(content), 0)
  if (bytes > mostBytes) throw new Error(`${bytes} bytes would be kept for opening offline; ${mostBytes} is the most.`)
  const files = [
    ...named.map(({ fileName }) => ({ path: fileName, hash: null })).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    ...checked.map(({ path, content }) => ({ path, hash: sha256(content) })),
  ]
  return { version: sha256(JSON.stringify(files)).slice(0, 16), files }
}

/** Bundles a script of its own without modules, because some browsers do not support modules in service workers. */
async function compile(root: string, name: string, shell: unknown): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { builtShell: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(root, `src/service-worker/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${name} is not built.`)
  return output.output[0].code
}

/**
 * Emits `service-worker.js`, which contains the list of this build's files, and `service-worker-retired.js`, which
 * removes an installed worker (docs/offline.md).
 */
export function serviceWorker(): Plugin {
  let root = ''
  let publicDir = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = shellOf(bundle, publicDir)
        const source = await compile(root, 'service-worker', shell)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
        const retired = await compile(root, 'retired', null)
        this.emitFile({ type: 'asset', fileName: 'service-worker-retired.js', source: retired })
      },
    },
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/**
 * Provides `virtual:shapes`, a hash that changes with the structure of the data that the browser stores: responses,
 * queries and texts of the stylist.
 */
export function shapes(): Plugin {
  const name = 'virtual:shapes'
  return {
    name: 'shapes',
    resolveId: (id) => (id === name ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const sources = ['../contract/src', '../stylist/src', 'src'].flatMap((folder) =>
        sourcesIn(resolve(import.meta.dirname, folder)),
      )
      return `export const shapes = ${JSON.stringify(sha256(sources.join('')).slice(0, 8))}`
    },
  }
}
