import type { FoundPlace, Location } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { NothingFound, SearchDialog, SearchResults } from '../../../ui/SearchDialog.tsx'
import { askPosition } from '../locate.ts'
import { noPositionText } from '../no-position.ts'
import { forgetPlace, type PlaceOfVisit, useFoundPlace } from '../place.ts'
import { labelOf } from '../place-label.ts'
import styles from './PlaceDialog.module.css'
import { Cities, PlaceResults } from './PlaceResults.tsx'

interface PlaceDialogProps {
  /** Whether the browser did not share its location. */
  refused: boolean
  /** Place of the profile, to which the dialog leads back while another one is shown. */
  home: Location | null | undefined
  onChoose: (place: PlaceOfVisit) => void
  onClose: () => void
}

export function PlaceDialog({ refused, home, onChoose, onClose }: PlaceDialogProps) {
  const isElsewhere = useFoundPlace() !== null
  const goHome = () => {
    forgetPlace()
    onClose()
  }
  const choose = (place: FoundPlace) => {
    const { latitude, longitude, locationNames } = place
    onChoose({ latitude, longitude, chosen: { label: labelOf(place), locationNames } })
  }
  return (
    <SearchDialog title="위치 검색" label="지역 이름" placeholder="동네, 역, 시·군·구 이름" onClose={onClose}>
      {(word) => (
        <SearchResults>
          {word === '' ? (
            <>
              {home && isElsewhere && (
                <button type="button" className={styles.home} data-choice onClick={goHome}>
                  <Icon name="location" />
                  <span>
                    <b>내 장소로 돌아가기</b>
                    <small>{home.locationNames.join(' ')}</small>
                  </span>
                </button>
              )}
              <NothingFound>
                {`${refused ? `${noPositionText()} ` : ''}강릉, 서교동, 홍대입구역처럼 지역 이름을 적어 주세요.`}
              </NothingFound>
              <div className={styles.start}>
                <Cities onChoose={choose} />
                <Coordinates onChoose={onChoose} />
              </div>
            </>
          ) : (
            <PlaceResults word={word} onChoose={choose} />
          )}
        </SearchResults>
      )}
    </SearchDialog>
  )
}

function Coordinates({ onChoose }: Pick<PlaceDialogProps, 'onChoose'>) {
  return (
    <Button
      variant="secondary"
      size="s"
      onClick={() => {
        const position = askPosition()
        if (position) onChoose(position)
      }}
    >
      좌표로 입력
    </Button>
  )
}
