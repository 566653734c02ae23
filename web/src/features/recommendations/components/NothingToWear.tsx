import type { Recommendation } from '@otday/contract'
import { useNavigate } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { paths, startClosetPath } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { FirstSteps } from '../../../ui/FirstSteps.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { AdviceCard } from './AdviceCard.tsx'
import { Missing } from './Missing.tsx'
import { RegisterButton } from './OutfitActions.tsx'
import styles from './OutfitSection.module.css'

interface NothingToWearProps {
  recommendation: Recommendation
  onRegister: () => void
}

export function NothingToWear({ recommendation, onRegister }: NothingToWearProps) {
  const { advice, missing } = recommendation
  return (
    <>
      <div className={styles.nothing}>
        <div>
          <FirstSteps now="옷" isCentered />
          <EmptyCloset onRegister={onRegister} />
        </div>
        <AdviceCard advice={advice} />
      </div>
      <Missing missing={missing} />
    </>
  )
}

function EmptyCloset({ onRegister }: Pick<NothingToWearProps, 'onRegister'>) {
  const navigate = useNavigate()
  return (
    <EmptyState
      picture={<Garment kind="knit" color="#9DBFE3" />}
      title="추천할 옷이 없어요"
      text="옷장에 옷을 등록하면 날씨에 맞는 옷차림을 추천해 드려요."
      action={
        <>
          <Button icon="sparkle" onClick={() => void navigate(startClosetPath)}>
            자주 입는 옷으로 시작하기
          </Button>
          <Button variant="secondary" icon="closet" onClick={() => void navigate(paths.closet)}>
            옷 등록하러 가기
          </Button>
          <RegisterButton onPress={onRegister} />
        </>
      }
    />
  )
}
