/** Makes a small picture of one color. */
export async function pictureNamed(name: string, color = '#1f2a48', type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(48, 48)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = color
  context.fillRect(8, 8, 32, 32)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** Returns a file without its last `lost` bytes, as after an interrupted transfer. */
export const brokenOff = (file: File, lost: number): File =>
  new File([file.slice(0, -lost)], file.name, { type: file.type })

/** Drops or pastes files on the page, as the browser does. @returns whether the page handled them */
export function hand(by: 'drop' | 'paste', files: readonly File[]): boolean {
  const carried = new DataTransfer()
  for (const file of files) carried.items.add(file)
  const options = { bubbles: true, cancelable: true }
  const steps =
    by === 'paste'
      ? [new ClipboardEvent('paste', { ...options, clipboardData: carried })]
      : ['dragover', 'drop'].map((step) => new DragEvent(step, { ...options, dataTransfer: carried }))
  return steps.map((step) => !document.body.dispatchEvent(step)).every(Boolean)
}

const carrying = (text: string) => {
  const carried = new DataTransfer()
  carried.setData('text/plain', text)
  return carried
}

/** Pastes a text on the page, or into a field. @returns whether the page handled it instead of the browser */
export function pasteText(text: string, into: Element = document.body): boolean {
  const options = { bubbles: true, cancelable: true, clipboardData: carrying(text) }
  return !into.dispatchEvent(new ClipboardEvent('paste', options))
}

/** Drops a text on the page that was dragged from another window. @returns whether the page handled it */
export function dropText(text: string, into: Element = document.body): boolean {
  const options = { bubbles: true, cancelable: true, dataTransfer: carrying(text) }
  return ['dragover', 'drop'].map((step) => !into.dispatchEvent(new DragEvent(step, options))).every(Boolean)
}
