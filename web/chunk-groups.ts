import { createRouteNames } from './route-chunks.ts'

/**
 * Groups of chunks by package and by route: each file is a trip to the server, and pages before the sign-in need no
 * query cache.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 1 },
  { name: createRouteNames(), debugName: 'routes', includeDependenciesRecursively: false },
]
