import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Order of the layers, of which later ones win; a component comes after those it is made of, as it imports them. */
const order = '@layer tokens, base, ui, feature, page;'

/** Layers by the folder in `src`; styles/global.css names its own. */
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

/** Puts each style sheet into the layer of its folder, so that the order in which parts load never decides. */
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
