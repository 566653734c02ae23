import { type Recommendation, type StylistQuestion, stylistTexts } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ClothesPicture } from '../../clothes/index.ts'
import { type History, withoutQuestion } from '../history.ts'
import { stylistApi } from '../../stylist-preferences/index.ts'
import { usePiece } from '../use-piece.ts'
import styles from './QuestionCard.module.css'

/** Maximum number of options shown, by the kind of the question. */
const most = { CLOTHES: 3, FORMAL_EVENT: 4, WORK_LOOK: 4, SPORT: 6 } as const

/** How long the confirmation is shown, in ms. */
const thanksTime = 8000

interface QuestionCardProps {
  recommendation: Recommendation
  onMatters: () => void
}

/** The stylist's question, which one tap answers or skips; a short confirmation replaces it. */
export function QuestionCard({ recommendation, onMatters }: QuestionCardProps) {
  const { question } = recommendation
  const thanksLine = useRef<HTMLOutputElement>(null)
  // The pressed button unmounts, so the confirmation takes the focus.
  const answer = useAnswer(onMatters, () => thanksLine.current?.focus({ preventScroll: true }))
  const { isSuccess, reset } = answer
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, thanksTime)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])
  const thanks = answer.variables?.value === null ? stylistTexts.answerSkipped : stylistTexts.answerThanks
  return (
    <>
      {question && <Question question={question} recommendation={recommendation} answer={answer} />}
      <output ref={thanksLine} tabIndex={-1} className={styles.thanks}>
        {isSuccess && !question && thanks}
      </output>
    </>
  )
}

interface QuestionProps {
  question: StylistQuestion
  recommendation: Recommendation
  answer: ReturnType<typeof useAnswer>
}

function Question({ question, recommendation, answer }: QuestionProps) {
  const { kind, text, clothesId, options } = question
  const id = useId()
  const piece = usePiece(clothesId, recommendation)
  const give = (value: string | null) => answer.isPending || answer.mutate({ kind, clothesId, value })
  const isPending = (value: string | null) => answer.isPending && answer.variables.value === value
  return (
    <section className={styles.card} aria-labelledby={id}>
      {piece && (
        <div className={styles.picture}>
          <ClothesPicture item={piece} sizes="56px" />
        </div>
      )}
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {text}
        </h2>
        {piece && <p className={styles.name}>{piece.name}</p>}
      </div>
      <div className={styles.options}>
        {options.slice(0, most[kind]).map(({ value, label }) => (
          <Button key={value} variant="secondary" loading={isPending(value)} onClick={() => give(value)}>
            {label}
          </Button>
        ))}
        <Button variant="ghost" loading={isPending(null)} onClick={() => give(null)}>
          {kind === 'CLOTHES' ? '모르겠어요' : '건너뛰기'}
        </Button>
      </div>
    </section>
  )
}

interface Answer extends Pick<StylistQuestion, 'kind' | 'clothesId'> {
  value: string | null
}

/** Answers a question and removes it from all cached recommendations. */
function useAnswer(onMatters: () => void, onGone: () => void) {
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (body: Answer) => stylistApi.answer({ body }),
    onSuccess: (_, { kind, value }) => {
      onGone()
      queryClient.setQueriesData<History>({ queryKey: ['recommendations'] }, (known) => known && withoutQuestion(known))
      void queryClient.invalidateQueries({ queryKey: ['stylist', 'preferences'] })
      if (kind !== 'CLOTHES' && value !== null) onMatters()
    },
    onError: (_, body) =>
      toast.error(stylistTexts.answerFailed, { label: '다시 시도', onPress: () => answer.mutate(body) }),
  })
  return answer
}
