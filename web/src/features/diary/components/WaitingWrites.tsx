import {
  type Feeling,
  feelingLabels,
  type FlatLayScene,
  type Wear,
  type WearState,
  type WornItem,
} from '@otday/contract'
import { useState } from 'react'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import { signOut } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useStore } from '../../../ui/store.ts'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import type { KeptWrite } from '../kept-writes.ts'
import { leaving } from '../leaving.ts'
import { giveUp, keepMine, sendAgain } from '../write-queue.ts'
import { writes } from '../writes.ts'
import styles from './WaitingWrites.module.css'

/** Asks the user to decide about records that the server refused or that another device changed first. */
export function WaitingWrites() {
  const all = useStore(writes)
  const isLeaving = useStore(leaving)
  const [later, setLater] = useState<readonly string[]>([])
  const open = all.find(({ key, problem }) => problem && !later.includes(key))
  const putOff = () => open && setLater([...later, open.key])
  return (
    <>
      {open?.problem?.kind === 'changed' && <Conflict write={open} theirs={open.problem.theirs} onClose={putOff} />}
      {open?.problem?.kind === 'refused' && <Refused write={open} reason={open.problem.reason} onClose={putOff} />}
      <ConfirmDialog
        open={isLeaving}
        title="보내지 못한 기록이 있어요"
        confirmLabel="로그아웃"
        onCancel={() => leaving.set(false)}
        onConfirm={() => {
          leaving.set(false)
          void signOut()
        }}
      >
        {`기록 ${all.length}개를 아직 보내지 못했어요. 로그아웃하면 사라져요.`}
      </ConfirmDialog>
    </>
  )
}

interface ConflictProps {
  write: KeptWrite
  theirs: Wear | null
  /** Called when closed without a decision; the question comes again when the app is next opened. */
  onClose: () => void
}

function Conflict({ write, theirs, onClose }: ConflictProps) {
  const mine = write.kind === 'save' ? { ...write.change, ...write.shown } : null
  return (
    <Dialog open short title="다른 기기에서 먼저 바꿨어요." description="어느 쪽을 남길까요?" onClose={onClose}>
      <div className={styles.ways}>
        <Way device="이 기기" wear={mine} onChoose={() => keepMine(write)} />
        <Way device="다른 기기" wear={theirs} onChoose={() => giveUp(write)} />
      </div>
    </Dialog>
  )
}

interface Version {
  date: string
  state: WearState
  feeling: Feeling | null
  items: readonly WornItem[]
  scene: FlatLayScene | null
}

function Way({ device, wear, onChoose }: { device: string; wear: Version | null; onChoose: () => void }) {
  return (
    <section className={styles.way} aria-label={device}>
      <h3>{device}</h3>
      {wear && (
        <FlatLay
          className={styles.picture}
          pieces={wear.items}
          scene={wear.scene}
          sky="clear"
          label={`${device}의 옷차림`}
        />
      )}
      <p>{wear ? textOf(wear) : '기록을 지웠어요.'}</p>
      <Button variant="secondary" onClick={onChoose}>
        {`${device} 남기기`}
      </Button>
    </section>
  )
}

function Refused({ write, reason, onClose }: { write: KeptWrite; reason: string; onClose: () => void }) {
  return (
    <Dialog
      open
      short
      title="기록하지 못했어요."
      description={reason}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={() => giveUp(write)}>
            지우기
          </Button>
          <Button onClick={() => sendAgain(write)}>다시 시도</Button>
        </>
      }
    >
      <p>{textOf(write.kind === 'save' ? { ...write.change, ...write.shown } : write.wear)}</p>
    </Dialog>
  )
}

const textOf = ({ date, state, feeling, items }: Version) =>
  [
    monthDay(date),
    state === 'WORN' ? '입었어요' : '입을래요',
    feeling && feelingLabels[feeling],
    items.map(({ name }) => name).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
