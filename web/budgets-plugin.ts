import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { routes } from './route-chunks.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Upper limits of what is loaded before the first paint of a route: bytes of scripts and of styles after gzip, and the
 * number of files besides the HTML page.
 */
const budgets = {
  login: { scripts: 150_000, styles: 7_000, files: 7 },
  home: { scripts: 200_000, styles: 12_000, files: 8 },
} as const satisfies Record<keyof typeof routes, object>

/** Returns the chunks that contain these source files or an entry, with all chunks that they import. */
function partsOf(sources: readonly string[], bundle: Bundle): Set<Chunk> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const parts = new Set(
    chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => sources.includes(id))),
  )
  for (const { imports } of parts) for (const each of chunks) if (imports.includes(each.fileName)) parts.add(each)
  return parts
}

const stylesOf = (parts: Iterable<Chunk>) =>
  new Set([...parts].flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])]))

const sizeOf = (content: string | Uint8Array) => gzipSync(content).length
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

function weigh(sources: readonly string[], bundle: Bundle) {
  const parts = partsOf(sources, bundle)
  const sheets = [...stylesOf(parts)].map((name) => bundle[name]).filter((each) => each?.type === 'asset')
  return {
    scripts: sum([...parts].map(({ code }) => sizeOf(code))),
    styles: sum(sheets.map(({ source }) => sizeOf(source))),
    files: parts.size + sheets.length,
  }
}

/**
 * Fails a build in which a route exceeds its budget; the end-to-end test `budgets` measures what a browser then loads.
 */
export function routeBudgets(): Plugin {
  return {
    name: 'route-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const route of ['login', 'home'] as const) {
          const weights = weigh(routes[route], bundle)
          for (const kind of ['scripts', 'styles', 'files'] as const)
            if (weights[kind] > budgets[route][kind])
              this.error(`The ${route} route has ${weights[kind]} ${kind}; ${budgets[route][kind]} is the most.`)
        }
      },
    },
  }
}
