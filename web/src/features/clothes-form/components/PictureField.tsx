import type { GarmentMask } from '@otday/contract'
import { type ReactNode, useRef, useState } from 'react'
import { BlobImage } from '../../../ui/BlobImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { FieldMessage } from '../../../ui/Field.tsx'
import { ImageInput } from '../../../ui/ImageInput.tsx'
import { changeTexts } from '../../clothes/index.ts'
import type { ChosenPicture } from '../use-chosen-picture.ts'
import type { CutSource } from '../cut-source.ts'
import { CutDialog } from '../lazy-cut.ts'
import { uncutText } from '../uncut-text.ts'
import { useCut } from '../use-cut.ts'
import styles from './PictureField.module.css'

const brush = '배경 다듬기'

interface PictureFieldProps extends ChosenPicture {
  /** Shows the stored picture or, without one, the drawing. */
  tile: ReactNode
  replaces: boolean
  chosen: Blob | null
  /** Loads and saves what is needed to cut the shown photo out by hand; null if there is no photo. */
  cutSource: CutSource | null
  mask: GarmentMask | null
  onMask: (mask: GarmentMask | null) => void
}

export function PictureField({
  tile,
  replaces,
  chosen,
  cutSource,
  mask,
  onMask,
  problem,
  busy,
  sameAs,
  found,
  isUncut,
  choose,
  forget,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [isCutting, setCutting] = useState(false)
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
        if (file) choose(file)
      }}
    >
      <div className={classNames(styles.tile, mask && styles.cut)}>
        {chosen ? <Preview blob={chosen} mask={mask} /> : tile}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="s" icon="image" block loading={busy} onClick={() => input.current?.click()}>
          {chosen || replaces ? '사진 바꾸기' : '사진 고르기'}
        </Button>
        {chosen && found && (
          <Button variant="ghost" size="s" block onClick={() => onMask(mask ? null : found)}>
            {mask ? '원본 쓰기' : '배경 지우기'}
          </Button>
        )}
        {cutSource && (
          <Button variant="ghost" size="s" block disabled={busy} onClick={() => setCutting(true)}>
            {brush}
          </Button>
        )}
        {chosen && (
          <Button variant="ghost" size="s" block onClick={forget}>
            고른 사진 빼기
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {chosen && sameAs && <FieldMessage tone="hint">{changeTexts.samePicture(sameAs.name)}</FieldMessage>}
        {chosen && isUncut && !mask && <FieldMessage tone="hint">{uncutText(brush)}</FieldMessage>}
        {problem ? (
          <FieldMessage tone="error">{problem}</FieldMessage>
        ) : (
          <FieldMessage tone="hint">
            <span className={styles.mouse}>끌어다 놓거나 붙여 넣어도 돼요. </span>
            <span>{!replaces && !chosen && '사진이 없으면 종류와 색에 맞춰 그려 드려요.'}</span>
          </FieldMessage>
        )}
      </div>
      {isCutting && cutSource && <CutDialog source={cutSource} onClose={() => setCutting(false)} />}
      <ImageInput ref={input} label="옷 사진" onFiles={([file]) => file && choose(file)} />
    </div>
  )
}

function Preview({ blob, mask }: { blob: Blob; mask: GarmentMask | null }) {
  const cut = useCut(blob, mask)
  return <BlobImage blob={cut ?? blob} alt={cut ? '고른 사진 미리보기, 배경 없음' : '고른 사진 미리보기'} />
}
