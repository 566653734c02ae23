import { Link } from 'react-router'
import { NotFoundArt } from '../art/NotFoundArt.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import styles from './NotFoundPage.module.css'

/** 404 page; also shown for pages of administrators, so that it does not reveal that they exist. */
export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <NotFoundArt />
      <h1 className={styles.title}>404</h1>
      <p className={styles.text}>페이지를 찾을 수 없어요. 주소가 바뀌었거나 없는 페이지예요.</p>
      <Link className={buttonClass()} to={paths.home}>
        홈으로 가기
      </Link>
    </main>
  )
}
