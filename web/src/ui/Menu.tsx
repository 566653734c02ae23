import { Slot } from 'radix-ui'
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.data.ts'
import { classNames } from '../styles/class-names.ts'
import styles from './Menu.module.css'
import { useFloating } from './use-floating.ts'

export interface MenuItem {
  label: string
  /** Name of an icon that comes with the first page, or any other icon as an element. */
  icon?: IconName | ReactElement
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  separated?: boolean
}

interface MenuProps {
  trigger: ReactElement
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/**
 * A button with a menu. Arrow keys, Home, End and first letters move in it; Escape, Tab and a press outside close it.
 * The focus returns to the button before an item's action runs.
 */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState<false | 'pointer' | 'keyboard'>(false)
  const id = useId()
  const { anchor, panel } = useFloating<HTMLDivElement>({ open: open !== false, onDismiss: () => close(), align })
  function close() {
    setOpen(false)
    anchor.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? id : undefined}
        onClick={(event) => setOpen(open ? false : event.detail === 0 ? 'keyboard' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen('keyboard')
        }}
      >
        {trigger}
      </Slot.Root>
      {open && (
        <MenuList ref={panel} id={id} label={label} items={items} byKeyboard={open === 'keyboard'} onClose={close} />
      )}
    </>
  )
}

interface MenuListProps extends Omit<MenuProps, 'trigger' | 'align'> {
  ref: RefObject<HTMLDivElement | null>
  id: string
  /** Whether a key opened the menu, so that the first item gets the focus at once. */
  byKeyboard: boolean
  onClose: () => void
}

function MenuList({ ref, id, label, items, byKeyboard, onClose }: MenuListProps) {
  useEffect(() => {
    const first = byKeyboard ? ref.current?.querySelector<HTMLElement>('[role=menuitem]:enabled') : null
    ;(first ?? ref.current)?.focus({ preventScroll: true })
  }, [byKeyboard, ref])
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      className={styles.list}
      onKeyDown={(event) => (event.key === 'Tab' ? onClose() : moveFocus(event))}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classNames(styles.item, item.danger && styles.danger, item.separated && styles.separated)}
          disabled={item.disabled}
          onClick={() => {
            onClose()
            item.onSelect()
          }}
        >
          {typeof item.icon === 'string' ? <Icon name={item.icon} size={18} /> : item.icon}
          <span>{item.label}</span>
        </button>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:enabled')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }
  const next = step[event.key] ?? items.findIndex((item) => event.key.length === 1 && startsWith(item, event.key))
  if (step[event.key] === undefined && next < 0) return
  event.preventDefault()
  event.stopPropagation()
  items.at(next % items.length)?.focus()
}

const startsWith = (item: HTMLElement, letter: string): boolean =>
  item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase())
