import { createRouteNames } from './route-chunks.ts'

/**
 * Groups modules into chunks by package and by route. Every file costs a round trip, so there are few of them; pages
 * before the sign-in load no query cache.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 1 },
  { name: createRouteNames(), debugName: 'routes', includeDependenciesRecursively: false },
]
