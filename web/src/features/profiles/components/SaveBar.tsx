import { fallbackTexts } from '@otday/contract'
import { ApiError } from '../../../platform/api-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import styles from './SaveBar.module.css'
import type { ProfileForm } from '../forms/use-profile-form.ts'

/** What can be done about changes: there only while there are any. */
export function SaveBar({ form }: { form: ProfileForm }) {
  const { dirty, valid, saving, error, reset } = form
  if (!dirty && !saving) return null
  return (
    <>
      <SaveProblem error={error} />
      <div className={styles.bar}>
        <span>저장하지 않은 변경이 있어요</span>
        <Button variant="ghost" disabled={saving} onClick={reset}>
          되돌리기
        </Button>
        <Button type="submit" loading={saving} disabled={!valid}>
          {saving ? '저장 중...' : '저장'}
        </Button>
      </div>
    </>
  )
}

/** Why the last try failed, when the answer says more than the toast. */
function SaveProblem({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.message === fallbackTexts.api) return null
  return (
    <div role="alert" className={styles.problem}>
      <FieldMessage tone="error">{error.message}</FieldMessage>
    </div>
  )
}
