import { resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; exports: readonly string[]; code: string | null } | null
}

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

/** A part of its own: the page names it first, which tells new versions apart (src/platform/version/new-version.ts). */
const main = source('app/main.tsx')

/** Sources of which a route is made, beside the libraries: loaded before its first paint. */
export const routes = {
  login: [main, ...['pages/AuthLayout.tsx', 'pages/LoginPage.tsx', 'pages/RegisterPage.tsx'].map(source)],
  home: [main, ...['pages/shell/Shell.tsx', 'pages/RecommendationsPage.tsx'].map(source)],
}

/** Entry files of features and of the contract; an import of one needs only some of its modules. */
const barrel = /[\\/](?:features[\\/][\w-]+|contract[\\/]src)[\\/]index\.ts$/
/** Names that are taken from such a file; a library may have others of the same name. */
const clauses = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](?:@otday\/contract|\.[^"']*)["']/g

const importedNames = (code: string) =>
  [...code.matchAll(clauses)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().split(/\s+as\s+/)[0] ?? ''),
  )

function importsOf(id: string, modules: Modules): readonly string[] {
  const { importedIds = [], code = null } = modules.getModuleInfo(id) ?? {}
  const names = new Set(importedNames(code ?? ''))
  const isWanted = (part: string) => modules.getModuleInfo(part)?.exports.some((name) => names.has(name)) ?? false
  return importedIds.flatMap((next) =>
    barrel.test(next) ? (modules.getModuleInfo(next)?.importedIds ?? []).filter(isWanted) : next,
  )
}

function reachedFrom(roots: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const next of importsOf(id, modules)) reached.add(next)
  return reached
}

const library = /[\\/]node_modules[\\/]/
/** Modules that every menu and hint uses. */
const slot = /[\\/]@radix-ui[\\/]react-(?:slot|compose-refs)[\\/]/

/** Names one chunk for what only the login needs, one for what only the first page needs, and one for both. */
export function createRouteNames() {
  let login: Set<string> | undefined
  let home: Set<string> | undefined
  return (id: string, modules: Modules): string | null => {
    login ??= reachedFrom(routes.login, modules)
    home ??= reachedFrom(routes.home, modules)
    if (id === main) return null
    if (login.has(id)) return home.has(id) ? 'app' : 'login'
    // Other libraries find their own place: the entry of Radix reaches all of it.
    return home.has(id) && (!library.test(id) || slot.test(id)) ? 'home' : null
  }
}
