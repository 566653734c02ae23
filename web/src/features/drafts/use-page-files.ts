import { Link } from '@otday/contract'
import { useEffect, useEffectEvent, useState } from 'react'

interface Handlers {
  onFiles: (files: readonly File[]) => void
  onLink: (link: string) => void
}

const isFileDrag = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
/** Where pasting and dropping mean something of their own. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/**
 * Takes photos that are dropped anywhere on the page; true while some hover over it. While something else is open they
 * are refused: the browser would leave the page for a photo that misses its field, and what was typed with it.
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
    // Only what leaves the window has nothing that it goes to.
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

/** Takes a picture or a link that is pasted anywhere on the page but in a field. */
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
