import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import { Feeling, feelingLabels, type WearAnswer, type WearQuestion } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FlatLay } from '../../../ui/FlatLay.tsx'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useStore } from '../../../ui/store.ts'
import { loadThanks } from '../../stylist-preferences/index.ts'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { questionQuery } from '../question.ts'
import { answerWear } from '../write-queue.ts'
import { writes } from '../writes.ts'
import styles from './Question.module.css'

/** Asks about yesterday's outfit or an older plan; disappears once answered. */
export function Question({ onAgain }: { onAgain: () => void }) {
  const today = diaryDate(useNow())
  const { data } = useQuery(questionQuery(today))
  const waiting = useStore(writes)
  const [thanks, setThanks] = useState<{ text: string; feeling: Feeling | null }>()
  const question = data?.question
  const isAnswered = waiting.some(({ kind, wearId }) => kind === 'answer' && wearId === question?.wear.id)

  async function give(answer: WearAnswer, { wear }: WearQuestion) {
    answerWear(wear, answer)
    const { data: feeling } = Feeling.safeParse(answer)
    if (answer === 'LATER') return setThanks(undefined)
    setThanks({ text: thanksTexts[answer], feeling: null })
    if (feeling) setThanks({ text: await loadThanks(feeling), feeling })
  }

  if (question && !isAnswered)
    return <Asked question={question} today={today} onAnswer={(answer) => void give(answer, question)} />
  if (!thanks) return null
  return (
    <div className={styles.thanks} aria-live="polite">
      <p tabIndex={-1} ref={takeFocus}>
        {thanks.text}
      </p>
      {(thanks.feeling === 'COLD' || thanks.feeling === 'HOT') && (
        <Button variant="soft" size="s" icon="refresh" onClick={onAgain}>
          다시 추천받기
        </Button>
      )}
    </div>
  )
}

/** Moves the focus to the text, as the pressed button is gone. */
const takeFocus = (text: HTMLElement | null) => text?.focus({ preventScroll: true })

const thanksTexts = {
  COLD: '고마워요.',
  GOOD: '고마워요.',
  HOT: '고마워요.',
  WORN: '입은 옷으로 적었어요.',
  NOT_WORN: '알겠어요. 기록에서 뺐어요.',
} as const satisfies Partial<Record<WearAnswer, string>>

const answers = {
  FEELING: [
    ['COLD', feelingLabels.COLD],
    ['GOOD', feelingLabels.GOOD],
    ['HOT', feelingLabels.HOT],
    ['NOT_WORN', '안 입었어요'],
  ],
  WORN: [
    ['WORN', '입었어요'],
    ['NOT_WORN', '아니에요'],
  ],
} as const satisfies Record<WearQuestion['asks'], readonly (readonly [WearAnswer, string])[]>

interface AskedProps {
  question: WearQuestion
  /** Today in the diary, whose days begin at 4:00; `YYYY-MM-DD`. */
  today: string
  onAnswer: (answer: WearAnswer) => void
}

function Asked({ question: { asks, wear }, today, onAnswer }: AskedProps) {
  const id = useId()
  const isYesterday = wear.date === daysAfter(today, -1)
  const day = isYesterday ? '어제' : monthDay(wear.date)
  const title = asks === 'FEELING' ? `${day} 옷 어땠어요?` : `${day}${isYesterday ? '' : '에'} 계획한 옷, 입었나요?`
  return (
    <section className={styles.question} aria-labelledby={id}>
      <FlatLay className={styles.picture} pieces={wear.items} scene={wear.scene} sky="clear" label={`${day} 옷차림`} />
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={`${styles.text} ell`} aria-hidden="true">
          {wear.items.map(({ name }) => name).join(' · ')}
        </p>
      </div>
      <IconButton icon="close" label="나중에 답하기" onClick={() => onAnswer('LATER')} />
      <div className={styles.answers}>
        {answers[asks].map(([answer, label]) => (
          <Button key={answer} variant="secondary" size="s" onClick={() => onAnswer(answer)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
