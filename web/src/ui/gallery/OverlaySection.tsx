import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { Drawer } from '../Drawer.tsx'
import { Field } from '../Field.tsx'
import { IconButton } from '../IconButton.tsx'
import { Popover } from '../Popover.tsx'
import { Select } from '../Select.tsx'
import { TextInput } from '../TextInput.tsx'
import { Tooltip, TooltipFacts } from '../Tooltip.tsx'
import { toast } from '../toast.ts'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

type Overlay = 'dialog' | 'short' | 'confirm' | 'popover' | 'drawer'

export function OverlaySection() {
  const [open, setOpen] = useState<Overlay | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="위에 뜨는 것">
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          대화상자
        </Button>
        <Button variant="secondary" onClick={() => setOpen('short')}>
          짧은 대화상자
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          확인
        </Button>
        <Popover
          open={open === 'popover'}
          onOpenChange={(next) => setOpen(next ? 'popover' : null)}
          trigger={<IconButton icon="bell" label="알림" />}
          title="알림"
        >
          <p style={{ padding: 20 }}>알림이 없습니다</p>
        </Popover>
        <Tooltip
          content={
            <TooltipFacts
              facts={[
                ['맑음', '8°'],
                ['최고', '13°'],
                ['최저', '−3°'],
              ]}
            />
          }
        >
          <Button variant="ghost">풍선말</Button>
        </Tooltip>
        <ToastButtons />
      </div>
      <FormDialog open={open === 'dialog'} onClose={close} />
      <FormDialog open={open === 'short'} onClose={close} short />
      <ConfirmDialog
        open={open === 'confirm'}
        onCancel={close}
        onConfirm={close}
        title="속성을 삭제하시겠습니까?"
        confirmLabel="삭제"
      >
        ‘두께감’ 속성이 완전히 삭제되며 되돌릴 수 없습니다.
      </ConfirmDialog>
      <Drawer
        open={open === 'drawer'}
        onOpenChange={(next) => setOpen(next ? 'drawer' : null)}
        title="서윤 님의 옷장"
        openLabel="옷장 열기"
        closeLabel="옷장 닫기"
      >
        <p>옷이 없습니다.</p>
      </Drawer>
    </Section>
  )
}

function ToastButtons() {
  const action = { label: '다시 시도', onPress: () => toast.info('다시 해 볼게요.') }
  return (
    <>
      <Button variant="secondary" onClick={() => toast.success('OOTD를 등록했어요.')}>
        성공
      </Button>
      <Button variant="secondary" onClick={() => toast.error('댓글을 등록하지 못했어요.', action)}>
        실패
      </Button>
      <Button variant="secondary" onClick={() => toast.warning('OOTD 설명을 입력해 주세요.')}>
        경고
      </Button>
    </>
  )
}

function FormDialog({ open, onClose, short = false }: { open: boolean; onClose: () => void; short?: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      short={short}
      title="속성 추가"
      description="옷에 붙일 수 있는 값을 정해요."
      headerAction={
        <Button variant="soft" size="s" icon="link">
          링크로 불러오기
        </Button>
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            취소
          </Button>
          <Button onClick={onClose}>완료</Button>
        </>
      }
    >
      <Field label="속성명">
        <TextInput defaultValue="두께감" />
      </Field>
      <br />
      <Field label="소재">
        <Select
          variant="field"
          label="소재"
          value=""
          onChange={() => undefined}
          options={['', '울', '면'].map((value) => ({ value, label: value || '선택 안 함' }))}
        />
      </Field>
    </Dialog>
  )
}
