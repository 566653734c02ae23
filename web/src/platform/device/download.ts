import { basePath } from '../navigation/base-path.ts'

export function download(path: string): void {
  const link = document.createElement('a')
  link.href = `${basePath}${path}`
  link.download = ''
  link.click()
}
