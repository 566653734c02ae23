const { layers } = require('./layers.cjs')

const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const inModules = (root, modules) => `^${root}/(${modules.join('|')})/`
const tests = '(\\.test\\.tsx?$|^[a-z0-9]+/(test|scripts)/)'
const configs = '\\.config\\.ts$'

/**
 * Returns rules by which each module may import just from the layers below its own, not from other modules of its
 * layer.
 */
function layerRules(root, side) {
  return layers.flatMap((layer, level) =>
    layer
      .map((module) => ({
        module,
        closed: layers
          .slice(level)
          .flat(Infinity)
          .filter((other) => other !== module),
      }))
      .filter(({ closed }) => closed.length > 0)
      .map(({ module, closed }) =>
        rule(`${side}-layer-${module}`, { path: inModules(root, [module]) }, { path: inModules(root, closed) }),
      ),
  )
}

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    // The other rules cannot check an import whose file is not found, so such an import is an error itself. Modules of
    // the bundler (`virtual:`) have no files.
    rule('everything-resolves', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    rule(
      'no-orphans',
      { orphan: true, pathNot: [tests, configs, '\\.d\\.ts$', '/main\\.tsx?$', '^web/public/', '^e2e/', '^bench/'] },
      {},
    ),
    // Benchmarks may import helpers from the folders of tests; the product's sources may not.
    rule('no-tests-in-the-product', { path: '/src/', pathNot: [tests, '^bench/'] }, { path: tests }),
    rule('common-is-pure', { path: '^common/', pathNot: tests }, { pathNot: '^common/' }),
    rule('contract-is-pure', { path: '^contract/', pathNot: tests }, { pathNot: ['^contract/', 'node_modules/zod/'] }),
    rule(
      'stylist-is-pure',
      { path: '^stylist/', pathNot: tests },
      { pathNot: ['^stylist/', '^contract/', '^common/'] },
    ),
    rule(
      'stylist-knows-only-types',
      { path: '^stylist/', pathNot: tests },
      { path: '^contract/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'platform-knows-no-module',
      { path: '^server/src/platform/' },
      { path: '^server/src/', pathNot: '^server/src/platform/' },
    ),
    // The process that reads pictures must not import the whole contract: with all schemas it takes twice as long to
    // start.
    rule(
      'picture-readers-start-light',
      { path: '/reading-process\\.ts$' },
      { path: '^contract/src/index\\.ts$', reachable: true },
    ),
    rule('nothing-imports-the-app', { path: '^server/src/[^/]+/' }, { path: '^server/src/[^/]+\\.ts$' }),
    rule(
      'server-entries',
      { path: '^server/src/([^/]+)/', pathNot: tests },
      { path: '^server/src/(?!platform/)[^/]+/', pathNot: ['^server/src/$1/', '^server/src/[^/]+/index\\.ts$'] },
    ),
    rule(
      'server-app-entries',
      { path: '^server/src/[^/]+\\.ts$' },
      { path: '^server/src/(?!platform/)[^/]+/', pathNot: '^server/src/[^/]+/index\\.ts$' },
    ),
    rule('art-is-pure', { path: '^art/', pathNot: tests }, { pathNot: ['^art/', '^contract/', '^common/'] }),
    rule('server-never-web', { path: '^server/' }, { path: '^(web|e2e|bench)/' }),
    rule(
      'web-entries',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index\\.tsx?$'] },
    ),
    rule('web-base', { path: '^web/src/(ui|platform|styles|art)/' }, { path: '^web/src/(features|pages|app)/' }),
    rule('web-ui-is-dumb', { path: '^web/src/(ui|styles|art)/' }, { path: '^web/src/platform/' }),
    rule('web-features-know-no-page', { path: '^web/src/features/' }, { path: '^web/src/(pages|app)/' }),
    rule('web-pages-know-no-app', { path: '^web/src/pages/' }, { path: '^web/src/app/' }),
    rule('web-only-contract', { path: '^web/' }, { path: '^(server|e2e|bench)/' }),
    rule('web-stylist-entry', { path: '^web/' }, { path: '^stylist/', pathNot: '^stylist/src/offline\\.ts$' }),
    rule(
      'e2e-from-outside',
      { path: '^e2e/' },
      {
        path: '^(server|web|stylist|art|bench)/',
        pathNot: [
          '^server/(?:test/kit/(?:database-servers|push-service)|src/platform/process/free-port)',
          '^web/test/kit/hostile-words',
        ],
      },
    ),
    ...layerRules('server/src', 'server'),
    ...layerRules('web/src/features', 'web'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
