import { Slot } from 'radix-ui'
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Tooltip.module.css'
import { useFloating } from './use-floating.ts'

interface TooltipProps {
  content: ReactNode
  /** One focusable element; it keeps its own click. */
  children: ReactElement
  side?: 'top' | 'bottom'
}

/** ms until it opens, and closes (to reach its words) */
const delays = { open: 120, close: 120 }

/** On hover, focus and tap; never the only source of a fact. Escape closes it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const timer = useRef(0)
  const { anchor, panel } = useFloating<HTMLDivElement>({
    open,
    onDismiss: () => setOpen(false),
    side,
    align: 'center',
    gap: 8,
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  function soon(next: boolean) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), next ? delays.open : delays.close)
  }
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && soon(true),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && soon(false),
  }
  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={open ? id : undefined}
        {...hover}
        onPointerUp={(event) => {
          if (event.pointerType !== 'mouse') setOpen(true)
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setOpen(true)
        }}
        onBlur={() => setOpen(false)}
      >
        {children}
      </Slot.Root>
      {open && (
        <div ref={panel} id={id} role="tooltip" popover="manual" className={styles.tip} {...hover}>
          {content}
        </div>
      )}
    </>
  )
}

/** Two columns: "최고 13°". */
export function TooltipFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
