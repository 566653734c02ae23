import { dirname, resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

const early = ['app/main.tsx', 'pages/AuthLayout.tsx', 'pages/LoginPage.tsx', 'pages/RegisterPage.tsx'].map(source)
const home = ['pages/shell/Shell.tsx', 'pages/RecommendationsPage.tsx'].map(source)

/** Every page takes something else from it. Elsewhere fewer parts are cheaper. */
export const shared = /[\\/]features[\\/](?:clothes|diary|profiles|recommendations|weather)[\\/]/
const isEntry = (id: string) => shared.test(id) && /[\\/]index\.ts$/.test(id)
const clauses = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*)["']/g

function named(id: string, modules: Modules): { from: string; names: readonly string[] }[] {
  return [...(modules.getModuleInfo(id)?.code ?? '').matchAll(clauses)].map(([, list = '', path = '']) => ({
    from: resolve(dirname(id), path),
    names: list.split(',').map((each) => each.trim().split(/\s+as\s+/)[0] ?? ''),
  }))
}

/** Of the entry of that feature only the modules whose exports are taken. */
function importsOf(id: string, modules: Modules): readonly string[] {
  const wanted = named(id, modules)
  return (modules.getModuleInfo(id)?.importedIds ?? []).flatMap((next) => {
    if (!isEntry(next)) return next
    const names = wanted.filter(({ from }) => from === next).flatMap((each) => each.names)
    return named(next, modules).flatMap((each) => (each.names.some((name) => names.includes(name)) ? each.from : []))
  })
}

function reachedFrom(roots: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const next of importsOf(id, modules)) reached.add(next)
  return reached
}

/** Every menu and hint has it. Other libraries find their own place. */
const slot = /[\\/]@radix-ui[\\/]react-(?:slot|compose-refs)[\\/]/

/** One file: twenty cost a phone 100 ms. */
export function createHomeChunk() {
  let members: Set<string> | null = null
  return (id: string, modules: Modules): string | null => {
    members ??= onlyHome(modules)
    return members.has(id) ? 'home' : null
  }
}

function onlyHome(modules: Modules): Set<string> {
  const known = reachedFrom(early, modules)
  const ours = [...reachedFrom(home, modules)].filter((id) => !/node_modules\//.test(id) || slot.test(id))
  return new Set(ours.filter((id) => !known.has(id)))
}
