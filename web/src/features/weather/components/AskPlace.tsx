import { Button } from '../../../ui/Button.tsx'
import { FirstSteps } from '../../../ui/FirstSteps.tsx'
import styles from './WeatherPanel.module.css'

interface AskPlaceProps {
  locating: boolean
  onLocate: () => void
  onSearch: () => void
}

export function AskPlace({ locating, onLocate, onSearch }: AskPlaceProps) {
  return (
    <div className={styles.ask}>
      <FirstSteps now="위치" />
      <p>어디의 날씨를 볼까요? 위치를 알려 주면 그곳의 날씨에 맞춰 옷을 골라 드려요.</p>
      <Button icon="locate" loading={locating} onClick={onLocate}>
        현재 위치 찾기
      </Button>
      <Button variant="secondary" icon="search" onClick={onSearch}>
        지역 이름으로 찾기
      </Button>
    </div>
  )
}
