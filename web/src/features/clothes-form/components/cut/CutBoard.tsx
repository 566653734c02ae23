import type { Mask } from '@otday/common/cut-mask'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Point, stroke } from '../../brush.ts'
import { drawCut } from '../../cut-canvas.ts'
import styles from './cut.module.css'

interface CutBoardProps {
  photo: ImageBitmap
  mask: Mask
  /** Radius of the brush in px of the mask. */
  radius: number
  /** Value that the brush writes into the mask: 1 keeps a pixel, 0 takes it away. */
  value: 0 | 1
  /** Called after each stroke. */
  onStroke: (inside: Uint8Array) => void
}

/** Shows the photo, pale where it is taken away, and draws on the mask with a finger or a mouse. */
export function CutBoard({ photo, mask, radius, value, onStroke }: CutBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<{ mask: Mask; last: Point } | null>(null)
  const [ring, setRing] = useState<{ x: number; y: number; width: number } | null>(null)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, photo, mask)
  }, [photo, mask])
  const placeOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    setRing({ x, y, width: (2 * radius * width) / mask.width })
    return { x: (x * mask.width) / width, y: (y * mask.height) / height }
  }
  const draw = (from: Point, to: Point) => {
    if (!drawing.current || !canvas.current) return
    drawing.current.last = to
    stroke(drawing.current.mask, { from, to, radius }, value)
    drawCut(canvas.current, photo, drawing.current.mask)
  }
  const end = () => {
    const done = drawing.current
    drawing.current = null
    if (done) onStroke(done.mask.inside)
  }
  return (
    <figure className={styles.board} aria-label="옷 사진. 흐린 곳은 지워져요.">
      <div className={styles.sheet}>
        <canvas
          ref={canvas}
          onPointerDown={(event) => {
            if (event.button !== 0 || drawing.current) return
            event.currentTarget.setPointerCapture(event.pointerId)
            const at = placeOf(event)
            drawing.current = { mask: { ...mask, inside: mask.inside.slice() }, last: at }
            draw(at, at)
          }}
          onPointerMove={(event) => {
            const at = placeOf(event)
            if (drawing.current) draw(drawing.current.last, at)
          }}
          onPointerUp={end}
          onPointerCancel={end}
          onPointerLeave={() => setRing(null)}
        />
        {ring && <span className={styles.ring} style={{ left: ring.x, top: ring.y, width: ring.width }} />}
      </div>
    </figure>
  )
}
