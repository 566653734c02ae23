import type { UserDto } from '@otday/contract'
import { momentOf } from '../../../platform/time/moment.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { Switch } from '../../../ui/Switch.tsx'
import styles from './AccountRow.module.css'
import { useToggles } from '../use-toggles.ts'

/** Row of an account; administrators cannot change their own. */
export function AccountRow({ account, own }: { account: UserDto; own: boolean }) {
  const { email, name, createdAt, locked, leavingUntil, role } = account
  const { busy, toggleLock, setAdmin } = useToggles(account)
  return (
    <tr className={classNames(styles.row, own && styles.own)}>
      <th scope="row" className={styles.email}>
        <span className={styles.words}>
          <span className="ell" title={email}>
            {email}
          </span>
          {own && <Chip small>나</Chip>}
          {leavingUntil && (
            <span title={`${momentOf(leavingUntil)}까지 돌아올 수 있어요.`}>
              <Chip small>탈퇴 중</Chip>
            </span>
          )}
        </span>
        <span className={`${styles.name} ell`}>{name}</span>
      </th>
      <td className={classNames(styles.date, 'num')}>
        <time dateTime={createdAt.toISOString()}>{momentOf(createdAt)}</time>
      </td>
      <td>
        <button
          type="button"
          className={styles.lock}
          disabled={own}
          aria-busy={busy || undefined}
          aria-label={locked ? `비활성, ${email} 잠금 해제` : `활성, ${email} 잠그기`}
          onClick={toggleLock}
        >
          <Badge tone={locked ? 'danger' : 'ok'} dot>
            {locked ? '비활성' : '활성'}
          </Badge>
        </button>
      </td>
      <td className={styles.role}>
        <span className={styles.caption} aria-hidden="true">
          ADMIN
        </span>
        <Switch
          label={`${email} ADMIN 권한`}
          checked={role === 'ADMIN'}
          disabled={own}
          busy={busy}
          onChange={setAdmin}
        />
      </td>
    </tr>
  )
}
