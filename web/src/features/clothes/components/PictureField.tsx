import { type ReactNode, useRef, useState } from 'react'
import { BlobImage } from '../../../ui/BlobImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldMessage } from '../../../ui/Field.tsx'
import { ImageInput } from '../../../ui/ImageInput.tsx'
import styles from './PictureField.module.css'

interface PictureFieldProps {
  /** The stored picture or the drawing. */
  tile: ReactNode
  replaces: boolean
  chosen: Blob | null
  problem: string | null
  busy: boolean
  onChoose: (file: Blob) => void
  onForget: () => void
}

export function PictureField(props: PictureFieldProps) {
  const { tile, replaces, chosen, problem, busy, onChoose, onForget } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <div
      className={classNames(styles.field, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onChoose(file)
      }}
    >
      <div className={styles.tile}>{chosen ? <BlobImage blob={chosen} alt="고른 사진 미리보기" /> : tile}</div>
      <div className={styles.actions}>
        <Button variant="secondary" size="s" icon="image" block loading={busy} onClick={() => input.current?.click()}>
          {chosen || replaces ? '사진 바꾸기' : '사진 고르기'}
        </Button>
        {chosen && (
          <Button variant="ghost" size="s" block onClick={onForget}>
            고른 사진 빼기
          </Button>
        )}
      </div>
      <div className={styles.words} aria-live="polite">
        {problem ? (
          <FieldMessage tone="error">{problem}</FieldMessage>
        ) : (
          <FieldMessage tone="hint">
            <span className={styles.mouse}>끌어다 놓거나 붙여 넣어도 돼요. </span>
            <span>{!replaces && !chosen && '사진이 없으면 종류와 색에 맞춰 그려 드려요.'}</span>
          </FieldMessage>
        )}
      </div>
      <ImageInput ref={input} label="옷 사진" onFiles={([file]) => file && onChoose(file)} />
    </div>
  )
}
