import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useOpener } from './use-opener.ts'

export interface DialogProps {
  open: boolean
  /**
   * Called at Escape, a press outside or on the close button. A form with unsaved edits may ask first and stay open.
   */
  onClose: () => void
  title: ReactNode
  titleMark?: ReactNode
  /** Hides the title except from screen readers; the close button then floats over the content. */
  titleHidden?: boolean
  /** Text for screen readers and, unless hidden, below the title. */
  description?: string
  descriptionHidden?: boolean
  /** Width: `s` 440, `m` 520, `l` 640, `xl` 920, `page` 1160 px, `message` 480 × 680, `feed` 918 × 800 px. */
  size?: 's' | 'm' | 'l' | 'xl' | 'page' | 'message' | 'feed'
  /** On a phone, makes the dialog as high as its content instead of as high as the screen. */
  short?: boolean
  headerAction?: ReactNode
  /** Buttons at the end: aligned right on a desktop; full width and 52 px high on a phone. */
  footer?: ReactNode
  bare?: boolean
  closeLabel?: string
  /** Element that gets the focus first, instead of the first field. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Returns the element that gets the focus after closing, instead of the element that opened the dialog. */
  returnFocus?: () => HTMLElement | null
  children: ReactNode
}

export function DialogPanel(props: DialogProps) {
  const { open, onClose, size = 'm', short = false, bare = false, initialFocus, footer, children, description } = props
  const descriptionId = useId()
  const opener = useOpener(props.returnFocus)
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={classNames(styles.dialog, styles[size], short && styles.short)}
          aria-describedby={description ? descriptionId : undefined}
          onOpenAutoFocus={(event) => {
            opener.remember()
            event.preventDefault()
            const box = event.currentTarget as HTMLElement
            const wanted = initialFocus?.current ?? box.querySelector<HTMLElement>(fields)
            ;(wanted && !bringsKeyboard(wanted) ? wanted : box).focus()
          }}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={keepForToasts}
        >
          <DialogHead {...props} descriptionId={descriptionId} />
          <div className={bare ? styles.bare : styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const fields = 'input:enabled:not([type=hidden], [hidden]), textarea:enabled, select:enabled'

/** Whether the focus brings up the keyboard of a phone, which would cover the dialog. */
const bringsKeyboard = (element: HTMLElement) => element.matches(fields) && !window.matchMedia('(hover: hover)').matches

/** Keeps the dialog open when a toast outside of it is pressed, so that nothing that was typed is lost. */
export function keepForToasts(event: {
  target: EventTarget | null
  detail?: { originalEvent: Event }
  preventDefault: () => void
}) {
  const target = event.detail?.originalEvent.target ?? event.target
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}

function DialogHead({
  title,
  titleMark,
  titleHidden = false,
  description,
  descriptionHidden = false,
  descriptionId,
  headerAction,
  closeLabel = '닫기',
}: DialogProps & { descriptionId: string }) {
  return (
    <div className={classNames(styles.head, titleHidden && styles.floating)}>
      {titleMark}
      <div className={classNames(styles.words, titleHidden && 'sr')}>
        <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
        {description && (
          <RadixDialog.Description id={descriptionId} className={descriptionHidden ? 'sr' : styles.description}>
            {description}
          </RadixDialog.Description>
        )}
      </div>
      {headerAction}
      <RadixDialog.Close asChild>
        <IconButton icon="close" label={closeLabel} />
      </RadixDialog.Close>
    </div>
  )
}
