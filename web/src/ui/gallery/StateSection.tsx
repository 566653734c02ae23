import { Garment } from '../../art/Garment.tsx'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { Picture } from '../Picture.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { Banner, EmptyState, EndOfList, ErrorState, LoadingMore } from '../States.tsx'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

export function StateSection() {
  return (
    <Section title="뼈대와 빈 화면">
      <Banner icon="cloud-off">인터넷에 연결되어 있지 않아요.</Banner>
      <div className={styles.thirds}>
        <div className={styles.card}>
          <EmptyState
            picture={<Garment kind="knit" color="#BFD9F2" />}
            title="옷장이 비어 있어요"
            text="옷을 등록하면 날씨에 맞춰 골라 드려요."
            action={<Button icon="plus">옷 추가</Button>}
            level={3}
          />
        </div>
        <div className={styles.card}>
          <EmptyState
            picture={<Garment kind="scarf" color="#EBC553" />}
            title="결과가 없어요"
            text="다른 카테고리를 선택해보세요."
            level={3}
          />
        </div>
        <div className={styles.card}>
          <ErrorState
            picture={<Garment kind="umbrella" color="#A9B4C2" />}
            title="불러오지 못했어요"
            text="연결을 확인하고 다시 시도해 주세요."
            onRetry={() => undefined}
            level={3}
          />
        </div>
      </div>
      <div className={styles.tiles}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key}>
            <Skeleton ratio="1" radius={12} />
            <br />
            <Skeleton width="60%" height={12} />
          </div>
        ))}
      </div>
      <div className={styles.row}>
        <Avatar size={30} />
        <Avatar size={48} src="/broken.webp" alt="서윤" />
        <div style={{ width: 96, height: 96 }}>
          <Picture imageUrl="/broken.webp" alt="" sizes="96px" fallback={<Garment kind="cap" color="#4479BD" />} />
        </div>
      </div>
      <LoadingMore>더 불러오는 중...</LoadingMore>
      <EndOfList>모두 봤어요</EndOfList>
    </Section>
  )
}
