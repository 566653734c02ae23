import { maskOf, runsOf } from '@otday/common/cut-mask'
import type { GarmentMask } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { LeaveQuestion } from '../../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../../platform/leave/use-leave-guard.ts'
import { useOnline } from '../../../../platform/device/use-online.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FormFooter } from '../../../../ui/FormFooter.tsx'
import { FieldMessage } from '../../../../ui/Field.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Segmented } from '../../../../ui/RadioRow.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { Slider } from '../../../../ui/Slider.tsx'
import { ErrorState } from '../../../../ui/States.tsx'
import { brushSizes, wholeMask } from '../../brush.ts'
import { openPhoto } from '../../cut-canvas.ts'
import type { CutSource } from '../../cut-source.ts'
import { useCutHistory } from '../../use-cut-history.ts'
import { CutBoard } from './CutBoard.tsx'
import styles from './cut.module.css'

interface CutDialogProps {
  source: CutSource
  onClose: () => void
}

interface Opened {
  photo: ImageBitmap
  mask: GarmentMask | null
}

/** Edits the cut-out of a garment with a brush that takes background away or restores cloth. */
export function CutDialog({ source, onClose }: CutDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['cut', source.key],
    queryFn: async ({ signal }): Promise<Opened> => {
      const { photo, mask } = await source.load(signal)
      return { photo: await openPhoto(photo), mask }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <Editor source={source} opened={data} onClose={onClose} />
  return (
    <Dialog open size="l" title={title} onClose={onClose}>
      {isFetching ? (
        <>
          <output className="sr">사진을 불러오는 중...</output>
          <Skeleton height={360} radius={16} />
        </>
      ) : (
        <ErrorState level={3} title="사진을 불러오지 못했어요" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

const title = '배경 다듬기'
const brushes = [
  { value: 'remove', label: '지우기' },
  { value: 'add', label: '되살리기' },
] as const
type Brush = (typeof brushes)[number]['value']

function Editor({ source, opened: { photo, mask }, onClose }: CutDialogProps & { opened: Opened }) {
  const [first] = useState(() => (mask ? maskOf(mask) : wholeMask(photo)))
  const history = useCutHistory(first.inside)
  const [brush, setBrush] = useState<Brush>('remove')
  const [size, setSize] = useState(3)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const guard = useLeaveGuard(history.isChanged, onClose)
  const isOnline = useOnline() || source.isLocal === true
  const problemId = useId()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => byKeys(event, history))
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const isEmpty = !history.now.includes(1)
  const save = async (next: GarmentMask | null) => {
    setPending(true)
    setProblem(undefined)
    try {
      await source.save(next)
      guard.closeNow()
    } catch (error) {
      setProblem(messageOf(error))
      setPending(false)
    }
  }
  const said = isOnline
    ? isEmpty
      ? '옷이 남아 있어야 저장할 수 있어요.'
      : problem
    : '인터넷에 연결되면 저장할 수 있어요.'
  return (
    <>
      <Dialog
        open
        size="l"
        title={title}
        onClose={guard.tryClose}
        footer={
          <FormFooter
            submitLabel="저장"
            busy={pending}
            ready={!isEmpty && isOnline}
            problemId={problemId}
            onSubmit={() => void save(runsOf({ ...first, inside: history.now }))}
            onCancel={guard.tryClose}
          >
            {mask && (
              <Button variant="ghost" disabled={pending || !isOnline} onClick={() => void save(null)}>
                원본 쓰기
              </Button>
            )}
          </FormFooter>
        }
      >
        <div className={styles.cut}>
          <CutBoard
            photo={photo}
            mask={{ ...first, inside: history.now }}
            radius={(brushSizes[size - 1] ?? 0) * Math.max(first.width, first.height)}
            value={brush === 'add' ? 1 : 0}
            onStroke={history.add}
          />
          <div className={styles.tools}>
            <Segmented label="붓" value={brush} onChange={setBrush} options={brushes} />
            <span className={styles.steps}>
              <IconButton
                icon="undo"
                label="되돌리기"
                aria-keyshortcuts="Control+Z"
                idle={!history.undo}
                onClick={history.undo}
              />
              <span className={styles.redo}>
                <IconButton
                  icon="undo"
                  label="다시 하기"
                  aria-keyshortcuts="Control+Shift+Z"
                  idle={!history.redo}
                  onClick={history.redo}
                />
              </span>
            </span>
          </div>
          <Slider
            label="붓 크기"
            value={size}
            onChange={setSize}
            max={brushSizes.length}
            startLabel="작은 붓"
            endLabel="큰 붓"
            valueText={`${brushSizes.length}단계 중 ${size}`}
          />
          <div id={problemId} aria-live="polite">
            {said && <FieldMessage tone="error">{said}</FieldMessage>}
          </div>
        </div>
      </Dialog>
      <LeaveQuestion guard={guard.guard} />
    </>
  )
}

function byKeys(event: KeyboardEvent, { undo, redo }: ReturnType<typeof useCutHistory>): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
  event.preventDefault()
  if (event.shiftKey) redo?.()
  else undo?.()
}
