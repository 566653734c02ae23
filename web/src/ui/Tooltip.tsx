import { Slot } from 'radix-ui'
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './Tooltip.module.css'
import { useFloating } from './use-floating.ts'

interface TooltipProps {
  content: ReactNode
  /** One focusable element; its own click handler still runs. */
  children: ReactElement
  side?: 'top' | 'bottom'
  /** Whether a tap shows it for a short time: only for what does nothing else when it is pressed. */
  onTap?: boolean
}

/**
 * ms until the tooltip opens, until it closes (so that the pointer can reach its text), and until it closes after a
 * tap.
 */
const delays = { open: 120, close: 120, tap: 3000 }

/**
 * Shown on hover and focus; it must not be the only place of a fact. Escape and a click close it. A tap shows none unless
 * that is asked for, as it would cover what the tap changes.
 */
export function Tooltip({ content, children, side = 'top', onTap = false }: TooltipProps) {
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
  function show(next: boolean, delay = 0) {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(next)
    else timer.current = window.setTimeout(() => setOpen(next), delay)
  }
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(true, delays.open),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && show(false, delays.close),
  }
  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={open ? id : undefined}
        {...hover}
        onPointerDown={(event) => event.pointerType === 'mouse' && show(false)}
        onPointerUp={(event) => {
          if (!onTap || event.pointerType === 'mouse') return
          show(true)
          show(false, delays.tap)
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) show(true)
        }}
        onBlur={() => show(false)}
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

/** Lists facts in two columns, name and value, such as '최고' and '13°'. */
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
