import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './LinkStep.module.css'
import type { LinkImport } from '../use-link-import.ts'

const label = '링크로 불러오기'

export function LinkButton({ step }: { step: LinkImport }) {
  return (
    <Button variant="soft" size="s" icon="link" onClick={step.open}>
      {label}
    </Button>
  )
}

export const linkVariant = (step: LinkImport) =>
  ({
    size: 'm',
    short: true,
    title: label,
    titleMark: (
      <span className={styles.back}>
        <IconButton icon="chevron-left" label="뒤로" onClick={step.close} />
      </span>
    ),
    footer: <LinkButtons step={step} />,
  }) as const

function LinkButtons({ step: { busy, isReady, submit, close } }: { step: LinkImport }) {
  return (
    <>
      <Button variant="ghost" onClick={close}>
        취소
      </Button>
      <Button loading={busy} disabled={!isReady} onClick={submit}>
        {busy ? '불러오는 중...' : '불러오기'}
      </Button>
    </>
  )
}

export function LinkStep({ step: { link, problem, type, take, submit } }: { step: LinkImport }) {
  const input = useRef<HTMLInputElement>(null)
  useFocus(input)
  return (
    <div className={styles.step}>
      <p className={styles.words}>쇼핑몰 상품 주소를 붙여 넣으면 이름, 종류, 속성과 사진을 채워 드려요.</p>
      <Field label="상품 주소" required error={problem}>
        <TextInput
          ref={input}
          type="url"
          inputMode="url"
          icon="link"
          value={link}
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={(event) => take(event.clipboardData) && event.preventDefault()}
          onDrop={(event) => take(event.dataTransfer) && event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isComposing(event)) submit()
          }}
        />
      </Field>
    </div>
  )
}

const hasKeyboard = () => window.matchMedia('(hover: hover)').matches

/**
 * Focuses the field for the link when its step opens, as the dialog is open already and nothing else does; not on a
 * phone, where the keyboard would cover what appears.
 */
function useFocus(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (hasKeyboard()) input.current?.focus()
  }, [input])
}

/** Moves the focus to `input` when the step closes, except on a phone. */
export function useFocusAfter(isOpen: boolean, input: RefObject<HTMLInputElement | null>) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && hasKeyboard()) input.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, input])
}
