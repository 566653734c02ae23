/** Most files and lines of a module; tests do not count, and data files do not count as lines. */
const most = { files: 30, lines: 2000 }

/** Folders of modules, which are not modules themselves. */
const holders = new Set(['server/src/platform', 'web/src/features', 'web/src/platform'])

/** Returns the module that a file belongs to: the outermost folder below a folder of modules, or that folder itself. */
function moduleOf(file) {
  const parts = file.split('/')
  let depth = 3
  while (holders.has(parts.slice(0, depth).join('/'))) depth++
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/')
}

/**
 * @param {{ file: string, text: string }[]} files
 * @returns {{ module: string, files: number, lines: number }[]} the size of each module
 */
export function sizesOf(files) {
  const counted = files.filter(({ file }) => /^\w+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const sizes = new Map()
  for (const { file, text } of counted) {
    const module = moduleOf(file)
    const { files: before, lines } = sizes.get(module) ?? { files: 0, lines: 0 }
    const own = file.endsWith('.data.ts') ? 0 : text.trimEnd().split('\n').length
    sizes.set(module, { module, files: before + 1, lines: lines + own })
  }
  return [...sizes.values()]
}

/**
 * @param sizes of modules
 * @param exceptions reasons by module
 * @returns {string[]} modules that are too large without a reason, and reasons that no module needs
 */
export function faultsOfSizes(sizes, exceptions) {
  const large = sizes.filter(({ files, lines }) => files > most.files || lines > most.lines)
  const isLarge = new Set(large.map(({ module }) => module))
  return [
    ...large
      .filter(({ module }) => !exceptions[module])
      .map(
        ({ module, files, lines }) =>
          `${module} has ${files} files and ${lines} lines (at most ${most.files} and ${most.lines}): divide it, or give a reason`,
      ),
    ...Object.keys(exceptions)
      .filter((module) => !isLarge.has(module))
      .map((module) => `${module} is not large any more: scripts/large-modules.data.mjs need not name it`),
  ]
}
