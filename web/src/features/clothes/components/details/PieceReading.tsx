import { isColorAttribute } from '@otday/common/color-attribute'
import { type Clothes, type PieceFacts, type Reading, WornCondition } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { ChipRow } from '../../../../ui/ChipRow.tsx'
import { RetryButton } from '../../../../ui/RetryButton.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { type Correction, readingQuery, useCorrectReading } from '../../details-queries.ts'
import { conditionLabels, confidenceIn, sourceLabels } from '../../details-texts.data.ts'
import { FactRow } from './FactRow.tsx'
import { FactRows } from './FactRows.tsx'
import styles from './PieceReading.module.css'

interface PieceReadingProps {
  piece: Pick<Clothes, 'id' | 'attributes'>
  facts: PieceFacts
}

/**
 * Shows what the server derived about a piece, by which it recommends outfits. The kind of garment and how often it is
 * worn can be corrected.
 */
export function PieceReading({ piece: { id: clothesId, attributes }, facts }: PieceReadingProps) {
  const id = useId()
  const reading = useQuery(readingQuery(clothesId))
  const correct = useCorrectReading(clothesId)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        이 옷은 이렇게 읽었어요
      </h3>
      <p className={styles.hint}>틀린 것이 있으면 고쳐 주세요. 다음 추천부터 바로 써요.</p>
      <dl className={styles.rows}>
        {reading.data ? (
          <KindRow reading={reading.data} correct={correct} />
        ) : reading.isError && !reading.isFetching ? (
          <FactRow
            label="옷 종류"
            value="불러오지 못했어요"
            note={<RetryButton size="s" onRetry={() => void reading.refetch()} />}
          />
        ) : (
          <FactRow label="옷 종류" value={<Skeleton height={44} radius={8} />} />
        )}
        <FactRows
          facts={facts}
          colors={attributes.flatMap(({ definitionName, value }) => (isColorAttribute(definitionName) ? value : []))}
        />
        {reading.data && (
          <FactRow
            label="입는 정도"
            value={
              <ChipRow
                label="입는 정도"
                small
                value={reading.data.condition}
                options={WornCondition.options.map((value) => ({ value, label: conditionLabels[value] }))}
                onChange={(condition) => {
                  if (!correct.isPending) correct.mutate({ condition })
                }}
              />
            }
          />
        )}
      </dl>
    </section>
  )
}

interface KindRowProps {
  reading: Reading
  correct: ReturnType<typeof useCorrectReading>
}

function KindRow({ reading, correct }: KindRowProps) {
  const { kind, label, source, confidence, guesses, kinds } = reading
  const give = (body: Correction) => {
    if (!correct.isPending) correct.mutate(body)
  }
  const isOwner = source === 'OWNER'
  return (
    <FactRow
      label="옷 종류"
      value={label}
      source={sourceLabels[source]}
      note={
        <>
          <p>{isOwner ? '고쳐 준 대로 추천해요.' : confidenceIn(confidence)}</p>
          <div className={styles.guesses}>
            {guesses.map(({ kind, label: guess }) => (
              <Button key={kind} variant="secondary" size="s" onClick={() => give({ kind })}>
                {guess}
              </Button>
            ))}
            {isOwner && (
              <Button variant="soft" size="s" onClick={() => give({ kind: null })}>
                고친 것 되돌리기
              </Button>
            )}
            <Select
              label="다른 종류로 고치기"
              value={kinds.some((one) => one.kind === kind) ? kind : ''}
              options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
              onChange={(chosen) => {
                if (chosen !== '') give({ kind: chosen })
              }}
            />
          </div>
        </>
      }
    />
  )
}
