import type { SignInMethods as Methods } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api-error.ts'
import { signOut } from '../../../platform/session.ts'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { MethodRow } from './MethodRow.tsx'
import { ProviderRow } from './ProviderRow.tsx'
import styles from './SignInMethods.module.css'
import { signInMethodsQuery } from '../queries.ts'
import { type Trouble, troubleOf, useReturn } from '../sign-in-trouble.ts'

const title = '로그인 방법'

/** Providers are linked on their own pages; the last sign-in method cannot be unlinked. */
export function SignInMethods() {
  const { data, error, isFetching, refetch } = useQuery(signInMethodsQuery)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useReturn(setTrouble)
  if (!data && error) {
    return <FailedCard title={title} message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <SideCard title={title} text="연결해 두면 그 계정으로도 로그인할 수 있어요.">
      {data ? <Rows methods={data} onTrouble={setTrouble} /> : <Skeleton height={156} />}
      <div role="alert">{trouble && <TroubleText trouble={trouble} />}</div>
    </SideCard>
  )
}

function Rows({ methods, onTrouble }: { methods: Methods; onTrouble: (trouble: Trouble | null) => void }) {
  const { password, providers } = methods
  const ways = providers.filter(({ linkedAt }) => linkedAt !== null).length + (password ? 1 : 0)
  return (
    <ul className={styles.rows}>
      <MethodRow
        mark={<Icon name="key" size={18} />}
        name="비밀번호"
        state={password ? '이메일과 비밀번호로 로그인해요.' : '아직 없어요. 비밀번호 찾기로 만들 수 있어요.'}
      />
      {providers.map((provider) => (
        <ProviderRow
          key={provider.provider}
          {...provider}
          isLastWay={ways === 1}
          onTry={() => onTrouble(null)}
          onError={(error) => onTrouble(troubleOf(error))}
        />
      ))}
    </ul>
  )
}

function TroubleText({ trouble: { message, needsSignIn } }: { trouble: Trouble }) {
  return (
    <div className={styles.trouble}>
      <FieldMessage tone="error">{message}</FieldMessage>
      {needsSignIn && (
        <Button variant="secondary" size="s" icon="logout" onClick={() => void signOut()}>
          다시 로그인
        </Button>
      )}
    </div>
  )
}
