import path from 'node:path'

/** Returns the path of an imported file from the root; undefined for a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('#platform/')) return specifier.replace('#platform', 'server/src/platform')
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined
}

/**
 * Returns the two folders, side by side in the deepest common folder, that contain the files; undefined if one of the
 * files lies in the common folder itself.
 */
function neighbours(file, target) {
  const [from, to] = [file, target].map((each) => each.split('/'))
  const depth = from.findIndex((name, at) => name !== to[at])
  const areFolders = depth >= 0 && depth < from.length - 1 && depth < to.length - 1
  return areFolders ? [from, to].map((names) => names.slice(0, depth + 1).join('/')) : undefined
}

/** Returns for each folder the folders beside it that it imports, with one import as an example. */
export function folderImports(files) {
  const edges = new Map()
  for (const { file, imports } of files)
    for (const specifier of imports) {
      const target = targetOf(file, specifier)
      const [from, to] = (target && neighbours(file, target)) ?? []
      if (!from) continue
      if (!edges.has(from)) edges.set(from, new Map())
      if (!edges.get(from).has(to)) edges.get(from).set(to, `${file} imports ${target}`)
    }
  return edges
}

/** Returns the shortest path of imports from a folder back to itself; undefined if there is none. */
function ringOf(edges, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways)
    for (const next of edges.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

/** Returns each ring of imports once: its folders, and an example of each import. */
export function folderRings(edges) {
  const known = new Set()
  const rings = []
  for (const folder of edges.keys()) {
    const ring = known.has(folder) ? undefined : ringOf(edges, folder)
    if (!ring) continue
    for (const each of ring) known.add(each)
    const steps = ring.slice(1).map((to, at) => `  ${edges.get(ring[at]).get(to)}`)
    rings.push([ring.join(' → '), ...steps].join('\n'))
  }
  return rings
}
