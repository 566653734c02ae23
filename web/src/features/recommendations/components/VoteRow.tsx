import { type Recommendation, VoteReason, voteReasonLabels, stylistTexts } from '@otday/contract'
import { type ComponentProps, useId } from 'react'
import { Menu } from '../../../ui/Menu.tsx'
import { type Ballot, useVotes } from '../use-votes.ts'
import styles from './VoteRow.module.css'

const reasons = [
  ...VoteReason.options.map((reason) => ({ reason, label: voteReasonLabels[reason], separated: false })),
  { reason: null, label: stylistTexts.voteWithoutReason, separated: true },
]

/** A dislike asks for a reason. */
export function VoteRow({ recommendation }: { recommendation: Recommendation }) {
  const id = useId()
  const { ballot, vote } = useVotes(recommendation)
  return (
    <fieldset className={styles.votes} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        이 추천이 마음에 드나요?
      </p>
      <div className={styles.buttons}>
        <Thumb pressed={ballot?.liked === true} onClick={() => ballot?.liked || vote({ liked: true, reason: null })}>
          마음에 들어요
        </Thumb>
        <Menu
          label="별로인 이유"
          trigger={
            <Thumb down pressed={ballot?.liked === false}>
              별로예요
            </Thumb>
          }
          items={reasons.map(({ reason, label, separated }) => ({
            label,
            separated,
            onSelect: () => vote({ liked: false, reason } satisfies Ballot),
          }))}
        />
      </div>
    </fieldset>
  )
}

interface ThumbProps extends Omit<ComponentProps<'button'>, 'className'> {
  pressed: boolean
  down?: boolean
}

function Thumb({ pressed, down = false, children, ...rest }: ThumbProps) {
  return (
    <button type="button" {...rest} className={styles.thumb} aria-pressed={pressed}>
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill={pressed ? 'color-mix(in srgb, currentColor 24%, transparent)' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={down ? styles.down : undefined}
        aria-hidden="true"
      >
        <path d="M7 10.5v10M7 10.5l4.2-7.7a2.1 2.1 0 0 1 3.9 1.4L14.4 8.5h4.3a2 2 0 0 1 2 2.4l-1.5 8a2 2 0 0 1-2 1.6H4.5a1.5 1.5 0 0 1-1.5-1.5V12a1.5 1.5 0 0 1 1.5-1.5Z" />
      </svg>
      {children}
    </button>
  )
}
