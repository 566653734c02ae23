import { Link } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'

interface Handlers {
  onFiles: (files: readonly File[]) => void
  onLink: (link: string) => void
}

const carries = ({ dataTransfer }: DragEvent, ...types: string[]) =>
  types.some((type) => dataTransfer?.types.includes(type))
const isFileDrag = (event: DragEvent) => carries(event, 'Files')
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** Whether the page takes what is dragged: files anywhere, text except over a field. */
const isForPage = (event: DragEvent) =>
  isFileDrag(event) || (carries(event, 'text/plain', 'text/uri-list') && !isField(event.target))

/** Returns a link to another site; null for a link to this one, such as that of a picture dragged within the page. */
function linkOf(carried: DataTransfer): string | null {
  const { data } = Link.safeParse(`${carried.getData('text/uri-list')}\n${carried.getData('text/plain')}`)
  return data !== undefined && new URL(data).origin !== location.origin ? data : null
}

/**
 * Calls a handler for dropped files or a link; returns whether files are being dragged over the page. While a dialog is
 * open (not `isWanted`), a drop does nothing: the browser does not open the photo or link either, as typed text would
 * be lost.
 */
export function useDropped(isWanted: boolean, { onFiles, onLink }: Handlers): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    if (!isForPage(event) || !event.dataTransfer) return
    event.preventDefault()
    setOver(false)
    if (!isWanted) return
    if (isFileDrag(event)) return onFiles([...event.dataTransfer.files])
    const link = linkOf(event.dataTransfer)
    if (link !== null) onLink(link)
  })
  const over = useEffectEvent((event: DragEvent) => {
    if (!isForPage(event)) return
    if (!isWanted && !event.defaultPrevented && event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    event.preventDefault()
    setOver(isWanted && isFileDrag(event))
  })
  useEffect(() => {
    // A drag that leaves the window has no related target.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isWanted && isOver
}

/** Handles a paste anywhere but in a field. */
export function usePasted(isWanted: boolean, { onFiles, onLink }: Handlers): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || isField(event.target)) return
    const files = [...clipboardData.files]
    const link = linkOf(clipboardData)
    if (files.length === 0 && link === null) return
    event.preventDefault()
    if (files.length > 0) onFiles(files)
    else if (link !== null) onLink(link)
  })
  useEffect(() => {
    if (!isWanted) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isWanted])
}
