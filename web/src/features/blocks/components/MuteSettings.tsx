import { type Mute, MutedHashtagText, MutedWordText } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { Field } from '../../../ui/Field.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { Segmented } from '../../../ui/RadioRow.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useMute, useUnmute } from '../mutations.ts'
import { mutesQuery } from '../queries.ts'
import { blockTexts } from '../texts.data.ts'
import styles from './blocks.module.css'

const title = '뮤트'

export function MuteSettings() {
  const list = usePagedView(useInfiniteQuery(mutesQuery))
  const unmute = useUnmute()
  if (list.state === 'failed')
    return <FailedCard title={title} message={list.message} busy={false} onRetry={list.retry} />
  return (
    <SideCard
      title={title}
      text="뮤트한 사람의 피드와 알림, 뮤트한 단어가 든 피드가 보이지 않아요. 상대는 알 수 없어요."
    >
      <WordForm />
      {list.state === 'ready' && list.items.length === 0 && <p className={styles.empty}>{blockTexts.noMutes}</p>}
      <ul className={styles.rows} aria-label="뮤트한 사람과 단어" aria-busy={list.state === 'loading'}>
        {list.state === 'loading' && (
          <li>
            <Skeleton height={44} />
          </li>
        )}
        {list.items.map((mute) => (
          <li key={mute.id} className={styles.row}>
            {mute.person && <Avatar src={mute.person.profileImageUrl} size={36} />}
            <span className={styles.name}>{nameOf(mute)}</span>
            <Button
              variant="secondary"
              size="s"
              loading={unmute.isPending && unmute.variables === mute.id}
              aria-label={`${nameOf(mute)} 뮤트 풀기`}
              onClick={() => unmute.mutate(mute.id)}
            >
              뮤트 풀기
            </Button>
          </li>
        ))}
      </ul>
      <ListTail list={list} />
    </SideCard>
  )
}

const nameOf = ({ kind, person, word }: Mute) => (kind === 'HASHTAG' ? `#${word ?? ''}` : (word ?? person?.name ?? ''))

const kinds = [
  { value: 'WORD', label: '단어' },
  { value: 'HASHTAG', label: '해시태그' },
] as const

function WordForm() {
  const [kind, setKind] = useState<'WORD' | 'HASHTAG'>('WORD')
  const [word, setWord] = useState('')
  const [error, setError] = useState<string | null>(null)
  const mute = useMute()
  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = (kind === 'WORD' ? MutedWordText : MutedHashtagText).safeParse(word)
    setError(checked.success ? null : (checked.error.issues[0]?.message ?? null))
    if (checked.success) mute.mutate({ kind, word: checked.data }, { onSuccess: () => setWord('') })
  }
  return (
    <form className={styles.add} onSubmit={submit}>
      <Segmented label="무엇을 뮤트할까요?" value={kind} options={kinds} onChange={setKind} />
      <div className={styles.entry}>
        <Field label={kind === 'WORD' ? '뮤트할 단어' : '뮤트할 해시태그'} labelHidden error={error}>
          <TextInput
            value={word}
            placeholder={kind === 'WORD' ? '예: 할인' : '예: #협찬'}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" loading={mute.isPending}>
          추가
        </Button>
      </div>
    </form>
  )
}
