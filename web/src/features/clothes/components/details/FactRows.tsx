import { colorFamilyLabels, occasionLabels, type PieceFacts, seasonLabels } from '@otday/contract'
import { degreesOf } from '../../../../platform/time/format.ts'
import { rainLabels, sourceLabels } from '../../details-texts.data.ts'
import { FactRow } from './FactRow.tsx'

const listed = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : '없어요')

function rangeOf({ from, to }: NonNullable<PieceFacts['temperature']>): string {
  if (from === null) return `${degreesOf(to)} 아래`
  return to === null ? `${degreesOf(from)} 위` : `${degreesOf(from)} ~ ${degreesOf(to)}`
}

interface FactRowsProps {
  facts: PieceFacts
  /** The piece's values of the color attribute. */
  colors: readonly string[]
}

/**
 * Returns words for a color: the owner's own, or the family, of which khaki is called green by nobody but the search.
 */
const colorText = ({ family, source }: NonNullable<PieceFacts['color']>, own: readonly string[]) =>
  source === 'ATTRIBUTES' && own.length > 0 ? own.join(', ') : `${colorFamilyLabels[family]} 계열`

/** Shows what the server derived about a piece, except its kind: temperatures, color, seasons, occasions, rain. */
export function FactRows({ facts, colors }: FactRowsProps) {
  const { color, seasons, temperature, occasions, rain } = facts
  const [rainValue, rainNote] = rainLabels[rain]
  return (
    <>
      {temperature && <FactRow label="알맞은 기온" value={rangeOf(temperature)} note="체감 기온이에요." />}
      {color ? (
        <FactRow label="색" value={colorText(color, colors)} source={sourceLabels[color.source]} />
      ) : (
        <FactRow label="색" value="아직 몰라요" note="색상 속성을 고르거나 사진을 올리면 알 수 있어요." />
      )}
      <FactRow
        label="계절"
        value={seasons.values.length === 4 ? '사계절' : listed(seasons.values.map((season) => seasonLabels[season]))}
        source={sourceLabels[seasons.source]}
      />
      <FactRow label="어울리는 상황" value={listed(occasions.map((occasion) => occasionLabels[occasion]))} />
      <FactRow label="비와 눈" value={rainValue} note={rainNote} />
    </>
  )
}
