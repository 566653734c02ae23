import { type Recommendation, stylistTexts, VoteReason, voteReasonLabels } from '@otday/contract'
import { type ComponentProps, useId, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import chips from '../../../ui/ChipRow.module.css'
import { classNames } from '../../../styles/class-names.ts'
import { ownElement } from '../../../ui/own-element.tsx'
import type { Outfits } from '../use-outfits.ts'
import { useVotes } from '../use-votes.ts'
import styles from './VoteRow.module.css'

interface VoteRowProps {
  recommendation: Recommendation
  outfits: Outfits
}

/** Votes on an outfit; a dislike replaces it and asks what was wrong with it. */
export function VoteRow({ recommendation, outfits }: VoteRowProps) {
  const id = useId()
  const { liked, left, reason, like, dislike, because, undo } = useVotes(recommendation, outfits)
  const down = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.votes}>
      <fieldset className={styles.row} aria-labelledby={id}>
        <p id={id} className={styles.title}>
          이 추천이 마음에 드나요?
        </p>
        <div className={styles.buttons}>
          <Thumb pressed={liked === true} onClick={like}>
            마음에 들어요
          </Thumb>
          <Thumb ref={down} down pressed={liked === false} onClick={dislike}>
            별로예요
          </Thumb>
        </div>
      </fieldset>
      <output className={styles.asked}>{left && stylistTexts.whyDisliked}</output>
      {left && (
        <fieldset
          className={classNames(chips.wrapped, chips.small, styles.reasons)}
          aria-label={stylistTexts.whyDisliked}
        >
          {VoteReason.options.map((one) => (
            <button
              key={one}
              type="button"
              className={chips.chip}
              aria-pressed={reason === one}
              onClick={() => because(reason === one ? null : one)}
            >
              {voteReasonLabels[one]}
            </button>
          ))}
          <Button
            variant="ghost"
            size="s"
            icon="undo"
            onClick={() => {
              undo()
              // This button disappears, so the focus moves to another one.
              down.current?.focus({ preventScroll: true })
            }}
          >
            {stylistTexts.undoDislike}
          </Button>
        </fieldset>
      )}
    </div>
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
      {ownElement(children)}
    </button>
  )
}
