import { resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; exports: readonly string[]; code: string | null } | null
}

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

/**
 * Source file of the app's entry, which has a chunk of its own: another URL of that chunk in the page means that the
 * server has a new version (src/platform/version/new-version.ts).
 */
const main = source('app/main.tsx')

/** Source files of each route that are loaded, beside the libraries, before its first paint. */
export const routes = {
  login: [main, ...['pages/AuthLayout.tsx', 'pages/LoginPage.tsx', 'pages/RegisterPage.tsx'].map(source)],
  home: [main, ...['pages/shell/Shell.tsx', 'pages/RecommendationsPage.tsx'].map(source)],
}

/** Matches entry files of features and of the contract; who imports one needs only some of the modules behind it. */
const barrel = /[\\/](?:features[\\/][\w-]+|contract[\\/]src)[\\/]index\.ts$/
/** Matches the names that a module imports from such entry files, not those that it imports from libraries. */
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
/** Matches modules of Radix that every menu and tooltip uses. */
const slot = /[\\/]@radix-ui[\\/]react-(?:slot|compose-refs)[\\/]/

/**
 * Returns a function that names a module's chunk: `login` if only the login needs it, `home` if only the first page
 * does, `app` if both do, else null.
 */
export function createRouteNames() {
  let login: Set<string> | undefined
  let home: Set<string> | undefined
  return (id: string, modules: Modules): string | null => {
    login ??= reachedFrom(routes.login, modules)
    home ??= reachedFrom(routes.home, modules)
    if (id === main) return null
    if (login.has(id)) return home.has(id) ? 'app' : 'login'
    // Other libraries of the first page get chunks of their own: in this one, the entry file of Radix would bring all
    // of Radix along.
    return home.has(id) && (!library.test(id) || slot.test(id)) ? 'home' : null
  }
}
