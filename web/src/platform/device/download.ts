import { basePath } from '../navigation/base-path.ts'

export function download(path: string): void {
  const link = document.createElement('a')
  link.href = `${basePath}${path}`
  link.download = ''
  link.click()
}

/** Milliseconds for which a browser may still ask for a file after the click that saves it. */
const savingTime = 60_000

/** Makes the browser download a file under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), savingTime)
}
