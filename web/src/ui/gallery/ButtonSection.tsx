import { GoogleMark, KakaoMark } from '../../art/brand-marks.tsx'
import { Badge, BellBadge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Chip } from '../Chip.tsx'
import { RemovableChip } from '../RemovableChip.tsx'
import { IconButton } from '../IconButton.tsx'
import { Spinner } from '../Spinner.tsx'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

const variants = ['primary', 'secondary', 'soft', 'ghost', 'danger'] as const

export function ButtonSection() {
  return (
    <Section title="단추">
      {variants.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} size="l">
            크게
          </Button>
          <Button variant={variant}>보통</Button>
          <Button variant={variant} icon="plus">
            아이콘
          </Button>
          <Button variant={variant} size="s" icon="link">
            작게
          </Button>
          <Button variant={variant} disabled>
            비활성
          </Button>
          <Button variant={variant} loading>
            저장 중…
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button variant="secondary" size="l">
          <GoogleMark />
          Google
        </Button>
        <Button variant="kakao" size="l">
          <KakaoMark />
          카카오
        </Button>
        <IconButton icon="more" label="메뉴" />
        <IconButton icon="bell" iconSize={22} label="알림 3개">
          <BellBadge count={3} />
        </IconButton>
        <IconButton icon="bell" iconSize={22} label="알림 120개">
          <BellBadge count={120} />
        </IconButton>
        <IconButton icon="bell" iconSize={22} label="알림 없음">
          <BellBadge count={0} />
        </IconButton>
        <IconButton variant="float" icon="unlock" iconSize={18} label="코트 고정하기" aria-pressed={false} />
        <IconButton variant="float" icon="lock" iconSize={18} label="니트 고정하기" aria-pressed={true} />
        <IconButton variant="accent" icon="send" label="보내기" />
        <IconButton variant="accent" icon="send" label="보낼 수 없음" disabled />
        <IconButton icon="heart" label="좋아요 바꾸는 중" loading />
        <Spinner label="불러오는 중" />
      </div>
      <div className={styles.row}>
        <Chip>울</Chip>
        <Chip tone="outline">카멜</Chip>
        <Chip tone="accent">추천</Chip>
        <Chip tone="sun">낮 13°</Chip>
        <Chip small>캐시미어</Chip>
        <RemovableChip removeLabel="봄 지우기" onRemove={() => undefined}>
          봄
        </RemovableChip>
        <Badge tone="ok" dot>
          활성
        </Badge>
        <Badge tone="danger" dot>
          비활성
        </Badge>
        <Badge tone="accent">ADMIN</Badge>
        <Badge>USER</Badge>
      </div>
    </Section>
  )
}
