export interface Referring {
  name: string
  /** Names of other tables that its foreign keys refer to. */
  targets: readonly string[]
}

/** Sorts referenced tables first, otherwise by name. @throws when references make a circle */
export function inReferenceOrder<T extends Referring>(tables: readonly T[]): T[] {
  const left = new Map(
    tables.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map((each) => [each.name, each]),
  )
  const ordered: T[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(({ targets }) => !targets.some((target) => left.has(target)))
    if (free.length === 0) throw new Error(`References make a circle: ${[...left.keys()].join(', ')}`)
    for (const table of free) left.delete(table.name)
    ordered.push(...free)
  }
  return ordered
}
