import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { garments } from '@otday/art/garments.data'
import { GarmentKind } from '@otday/contract'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { routeBudgets } from './budgets-plugin.ts'
import { chunkGroups } from './chunk-groups.ts'
import { styleLayers } from './style-layers.ts'
import { serviceWorker, shapes } from './worker-plugin.ts'

const server = 'http://127.0.0.1:8080'
const fontCss = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'

/**
 * The font's files are ordered by the rarity of their characters. Those from this number on contain everyday Korean;
 * the last one also has the Latin letters of fonts.css.
 */
const firstCommonPart = 73
/**
 * Packs a `unicode-range` such as `U+AC00-AC02,…` into a third of the bytes: each range becomes `step[-length]` in base
 * 36, where `step` is its distance from the end of the range before.
 */
function packRange(range: string): string {
  const runs = range
    .split(',')
    .map((run) => run.trim().slice(2).split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    .toSorted(([a], [b]) => a - b)
  let last = 0
  return runs
    .map(([from, to]) => {
      const step = (from - last).toString(36)
      last = to
      return to === from ? step : `${step}-${(to - from).toString(36)}`
    })
    .join(' ')
}

function fontParts(wanted: (part: number) => boolean): string {
  const path = createRequire(import.meta.url).resolve(fontCss)
  const faces = readFileSync(path, 'utf8').matchAll(/subset\.(\d+)\.woff2\)[^}]*?unicode-range: ([^;]+);/g)
  const imports: string[] = []
  const rows: string[] = []
  for (const [, part, range] of faces) {
    if (part === undefined || range === undefined || !wanted(Number(part))) continue
    const file = `${path.slice(0, path.lastIndexOf('/'))}/woff2-dynamic-subset/PretendardVariable.subset.${part}.woff2`
    imports.push(`import u${part} from ${JSON.stringify(`${file}?url&no-inline`)}`)
    rows.push(`[u${part}, ${JSON.stringify(packRange(range))}]`)
  }
  return `${imports.join('\n')}\nexport const parts = [${rows.join(',')}]`
}

/** Provides the list of the font's files as data; as CSS it would have 13 kB. */
function pretendardParts(): Plugin {
  const prefix = 'virtual:font-parts/'
  return {
    name: 'pretendard-parts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${prefix}common`) return fontParts((part) => part >= firstCommonPart)
      if (id === `\0${prefix}rare`) return fontParts((part) => part < firstCommonPart)
      return null
    },
  }
}

/**
 * Provides the garment drawings as files that are loaded by name when they are shown: a list of hashed names would have
 * 3 kB.
 */
function garmentParts(): Plugin {
  const all = 'virtual:garments'
  const files = GarmentKind.options.map((kind) => ({
    name: `${kind}.svg`,
    source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${garments[kind]}</svg>`,
  }))
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
  let folder = ''
  return {
    name: 'garment-parts',
    configResolved({ command }) {
      folder = `${command === 'build' ? '.' : ''}/garments-${hash}`
    },
    resolveId: (id) => (id === all ? `\0${id}` : null),
    load: (id) => (id === `\0${all}` ? `export const drawingsFolder = ${JSON.stringify(folder)}` : null),
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${name}`)
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(file.source)
      })
    },
    generateBundle() {
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `assets/garments-${hash}/${name}`, source })
    },
  }
}

const importsOf = new Map<string, readonly string[]>()

/**
 * Returns the names of a chunk and of all chunks that it imports, directly or indirectly. Chunks that are loaded
 * already need not be listed again at an `import()`, which saves two kilobytes.
 */
function partsWith(part: string): Set<string> {
  const there = new Set([part])
  for (const each of there) for (const next of importsOf.get(each) ?? []) there.add(next)
  return there
}

/**
 * Whether a chunk is already loaded when `host` imports `part`, either by `host` itself or, if `part` is a page, by the
 * shell around all pages.
 */
function isThere(name: string, part: string, host: string): boolean {
  const home = [...importsOf.keys()].find((each) => each.includes('/home-')) ?? ''
  return partsWith(host).has(name) || (part !== home && partsWith(part).has(home) && partsWith(home).has(name))
}

const partsOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((each) => each.type === 'chunk')

/** Notes which chunk imports which, and writes the list `parts.json`. */
function partList(): Plugin {
  return {
    name: 'part-list',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const { fileName, imports } of partsOf(bundle)) importsOf.set(fileName, imports)
        const sheets = partsOf(bundle).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const source = JSON.stringify([...importsOf.keys(), ...new Set(sheets)])
        this.emitFile({ type: 'asset', fileName: 'parts.json', source })
      },
    },
  }
}

/**
 * Matches modules that the client does not use: zod's JSON schemas, its compiler (`no-eval.ts` turns it off), and what
 * React Router needs on a server.
 */
const unused =
  /[\\/]zod[\\/]v4[\\/]core[\\/](?:doc|json-schema-processors|to-json-schema)\.js$|[\\/]react-router[\\/].*[\\/](?:router[\\/]instrumentation|dom[\\/]ssr[\\/]links)\.js$/

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/

/**
 * Removes the assignments of names for React's developer tools that a library makes outside of components; they would
 * keep unused components in the bundle.
 */
function withoutNames(code: string): string {
  const names = /^\w+\.displayName = "\w+";$/gm
  return code.replaceAll(names, '').replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
}

/** Removes zod's own messages, which the contract replaces, and other unused code. */
function withoutExtras(): Plugin {
  return {
    name: 'without-extras',
    apply: 'build',
    transform(code, id) {
      if (/[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/.test(id))
        return { code: 'export default () => ({ localeError: () => undefined })', map: null }
      if (!unused.test(id)) return router.test(id) ? { code: withoutNames(code), map: null } : null
      const listed = /^export \{([^}]*)\}/m.exec(code)?.[1]?.split(',') ?? []
      const declared = [...code.matchAll(/^export (?:class|const|function) (\w+)/gm)].map(([, name = '']) => name)
      const names = new Set([...declared, ...listed.map((name) => name.trim().split(' as ').at(-1))])
      return { code: [...names].map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  }
}

const contract = /[\\/]contract[\\/]src[\\/][\w-]+\.ts$/
const serversPart = /\b(?:summary: (["'])[^"']*\1|errors: \[(?:["']\w+["'],?\s*)*\]),?/g

/**
 * Removes the parts of endpoint definitions that only the server and its API documentation read: summaries and errors.
 */
function withoutServersPart(): Plugin {
  return {
    name: 'without-servers-part',
    apply: 'build',
    transform: (code, id) => (contract.test(id) ? { code: code.replaceAll(serversPart, ''), map: null } : null),
  }
}

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

async function precompressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < 1024) return
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  await writeFile(`${path}.br`, await brotli(content, options))
  await writeFile(`${path}.gz`, await gunzippable(content, { level: 9 }))
}

function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true })
      const texts = names.filter((name) => /\.(?:js|css|html|svg|json|webmanifest)$/.test(name))
      await Promise.all(texts.map((name) => precompressFile(join(outDir, name))))
    },
  }
}

const ours = /[\\/](?:contract[\\/]src|features)[\\/].*\.tsx?$/
const callsAtOnce = /^(?:[\w.]+\(|import ')/m

/** Whether a module of this project has effects when it is imported; if not, the bundler drops its unused exports. */
const hasEffects = (id: string) => (ours.test(id) ? callsAtOnce.test(readFileSync(id, 'utf8')) : undefined)

/** Returns a short class name. The usual names contain line numbers, which take a kilobyte of the style sheet. */
function scopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)
  return `${name}_${hash}`
}

/** Client routes are in the hash, so relative addresses work under any BASE_PATH. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { global: 'globalThis' },
  plugins: [
    partList(),
    react(),
    pretendardParts(),
    garmentParts(),
    withoutExtras(),
    withoutServersPart(),
    styleLayers(),
    shapes(),
    serviceWorker(),
    routeBudgets(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, needed, { hostId, hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => !isThere(name, part, hostId)),
    },
    rolldownOptions: {
      // A hash of 7 instead of 8 characters saves 150 bytes.
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
      treeshake: { moduleSideEffects: hasEffects },
    },
  },
  server: {
    host: '127.0.0.1',
    // Component tests use a server in memory, so they need no proxy.
    proxy: process.env['VITEST']
      ? {}
      : {
          '/api': server,
          '/files': server,
          '/oauth2': server,
          '/login/oauth2': server,
          '/ws': { target: server, ws: true },
        },
  },
})
