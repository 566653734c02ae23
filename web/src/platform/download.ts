import { basePath } from './base-path.ts'

/** Leaves a file of the server to the browser's downloads; `path` begins with `/api/`. */
export function download(path: string): void {
  const link = document.createElement('a')
  link.href = `${basePath}${path}`
  link.download = ''
  link.click()
}
