import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Order of the CSS layers; later ones win. Within a layer, a component's styles come after those of the components that
 * it imports.
 */
const order = '@layer tokens, base, ui, feature, page;'

/** The CSS layer of each folder in `src`; styles/global.css declares its own. */
const layers = new Map([
  ['ui', 'ui'],
  ['art', 'ui'],
  ['platform', 'ui'],
  ['features', 'feature'],
  ['pages', 'page'],
  ['app', 'page'],
])

function layerOf(id: string): string | undefined {
  const [path = ''] = relative(`${import.meta.dirname}/src`, id).split('?')
  return path.endsWith('.css') ? layers.get(path.split(/[\\/]/)[0] ?? '') : undefined
}

/**
 * Puts each style sheet into the CSS layer of its folder, so that the order in which they are loaded does not matter.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const layer = layerOf(id)
      return layer === undefined ? null : { code: `${order}\n@layer ${layer} {\n${code}\n}\n`, map: null }
    },
  }
}
