import { SaveProblem } from '../../../platform/forms/SaveProblem.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './SaveBar.module.css'
import type { ProfileForm } from './use-profile-form.ts'

/** Shown while there are unsaved changes. */
export function SaveBar({ form }: { form: ProfileForm }) {
  const { dirty, ready, pending, formFailure, reset } = form
  if (!dirty && !pending) return null
  return (
    <>
      <SaveProblem failure={formFailure} />
      <div className={styles.bar}>
        <span>저장하지 않은 변경이 있어요</span>
        <Button variant="ghost" disabled={pending} onClick={reset}>
          되돌리기
        </Button>
        <Button type="submit" loading={pending} disabled={!ready}>
          {pending ? '저장 중...' : '저장'}
        </Button>
      </div>
    </>
  )
}
