import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** One file beside the page, whose folder is its scope. */
export function serviceWorker(): Plugin {
  const root = import.meta.dirname
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: async () => {
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: resolve(root, 'src/service-worker/index.ts'),
            output: { entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}
