import { OAuthProvider, type SignInMethods as Methods } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FurtherIcon } from '../../../art/further-icons.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { isInApp } from '../../../platform/in-app/browser.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LinkDialog, UnlinkDialog } from './MethodDialogs.tsx'
import { MethodRow } from './MethodRow.tsx'
import { ProviderRow } from './ProviderRow.tsx'
import styles from './SignInMethods.module.css'
import { signInMethodsQuery } from '../queries.ts'
import { useReturn } from '../use-return.ts'

const title = '로그인 방법'

/** Lists the sign-in methods. Linking happens on the provider's own pages; the last method cannot be unlinked. */
export function SignInMethods() {
  const { data, error, isFetching, refetch } = useQuery(signInMethodsQuery)
  const { dialog, close } = useHistoryDialog()
  const [trouble, setTrouble] = useState<string | null>(null)
  useReturn(setTrouble)
  const asked = OAuthProvider.safeParse(dialog?.id).data
  if (!data && error) {
    return <FailedCard title={title} message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <SideCard title={title} text="연결해 두면 그 계정으로도 로그인할 수 있어요.">
      {data ? <Rows methods={data} onTry={() => setTrouble(null)} /> : <Skeleton height={156} />}
      <div role="alert" className={styles.trouble}>
        {trouble !== null && <FieldMessage tone="error">{trouble}</FieldMessage>}
      </div>
      {asked && dialog?.name === 'link' && <LinkDialog provider={asked} onClose={close} />}
      {asked && dialog?.name === 'unlink' && <UnlinkDialog provider={asked} onClose={close} />}
    </SideCard>
  )
}

function Rows({ methods, onTry }: { methods: Methods; onTry: () => void }) {
  const { password, providers } = methods
  const ways = providers.filter(({ linkedAt }) => linkedAt !== null).length + (password ? 1 : 0)
  return (
    <ul className={styles.rows}>
      <MethodRow
        mark={<FurtherIcon name="key" size={18} />}
        name="비밀번호"
        state={password ? '이메일과 비밀번호로 로그인해요.' : '아직 없어요. 비밀번호 찾기로 만들 수 있어요.'}
      />
      {providers.map((provider) => (
        <ProviderRow key={provider.provider} {...provider} isLastWay={ways === 1} onTry={onTry} />
      ))}
      {isInApp() && (
        <li>
          <Suspense>
            <OpenOutside need="signIn" />
          </Suspense>
        </li>
      )}
    </ul>
  )
}
