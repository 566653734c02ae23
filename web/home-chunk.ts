import { resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const source = (path: string) => resolve(import.meta.dirname, 'src', path)

/** What every visit loads, and the pages before the sign-in. */
const early = ['app/main.tsx', 'pages/AuthLayout.tsx', 'pages/LoginPage.tsx', 'pages/RegisterPage.tsx'].map(source)
/** The first page after the sign-in. */
const home = ['pages/shell/Shell.tsx', 'pages/RecommendationsPage.tsx'].map(source)

/** What doors on the way hand on to other pages. */
const elsewhere = ['ClosetDialogs.tsx', 'ClothesGrid.tsx', 'start.ts', 'use-selecting.ts'].map((name) =>
  source(`features/clothes/${name}`),
)

/** Everything that these modules import at once, themselves included. */
function reachedFrom(roots: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(roots)
  // A set takes in what is added while it is walked.
  for (const id of reached)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) if (!elsewhere.includes(next)) reached.add(next)
  return reached
}

/**
 * Names the part of the client that a module belongs to: what the first signed-in page needs and no page before it is
 * one file. The twenty small ones that it would be otherwise cost a phone 100 ms of the main thread just to ask for.
 */
export function createHomeChunk() {
  let members: Set<string> | null = null
  return (id: string, modules: Modules): string | null => {
    members ??= onlyHome(modules)
    return members.has(id) ? 'home' : null
  }
}

function onlyHome(modules: Modules): Set<string> {
  const known = reachedFrom(early, modules)
  // What doors hand on and the page doesn't use is reached too: libraries find their own place, all but what paints
  // the previews, which would draw the whole closet in with it.
  const ours = [...reachedFrom(home, modules)].filter((id) => !/node_modules\/(?!thumbhash\/)/.test(id))
  return new Set(ours.filter((id) => !known.has(id)))
}
