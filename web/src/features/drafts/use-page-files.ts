import { Link } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'

interface Handlers {
  onFiles: (files: readonly File[]) => void
  onLink: (link: string) => void
}

const isFileDrag = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/**
 * True while files hover. Refused while something else is open: the browser would open a photo that misses its field,
 * and lose typed text.
 */
export function useDroppedFiles(isWanted: boolean, { onFiles }: Pick<Handlers, 'onFiles'>): boolean {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    if (!isFileDrag(event)) return
    event.preventDefault()
    setOver(false)
    if (isWanted) onFiles([...(event.dataTransfer?.files ?? [])])
  })
  const over = useEffectEvent((event: DragEvent) => {
    if (!isFileDrag(event)) return
    if (!isWanted && !event.defaultPrevented && event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    event.preventDefault()
    setOver(isWanted)
  })
  useEffect(() => {
    // Only leaving the window has no related target.
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

/** Anywhere but in a field. */
export function usePasted(isWanted: boolean, { onFiles, onLink }: Handlers): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || isField(event.target)) return
    const files = [...clipboardData.files]
    const link = Link.safeParse(clipboardData.getData('text/plain'))
    if (files.length === 0 && !link.success) return
    event.preventDefault()
    if (files.length > 0) onFiles(files)
    else if (link.success) onLink(link.data)
  })
  useEffect(() => {
    if (!isWanted) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isWanted])
}
