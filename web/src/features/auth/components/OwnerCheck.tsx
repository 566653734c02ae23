import { confirmationLife, providerLabels, type SignInMethods } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { messageOf } from '../../../platform/api/api-error.ts'
import { now } from '../../../platform/time/clock.ts'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { rememberDialog } from '../after-confirmation.ts'
import { opensHere } from '../opens-here.ts'
import { signInMethodsQuery, useConfirmByProvider } from '../queries.ts'
import styles from './SignInMethods.module.css'

interface OwnerCheckProps {
  title: string
  onClose: () => void
  /** Renders the actual dialog once the owner may proceed; it asks for the password only if `hasPassword`. */
  children: (hasPassword: boolean) => ReactNode
}

/**
 * Renders `children`, a dialog that changes the account, at once for users with a password. Users without one must
 * first confirm by a sign-in at their OAuth provider; when they come back, the dialog opens again.
 */
export function OwnerCheck({ title, onClose, children }: OwnerCheckProps) {
  const { data: methods, error, isFetching, refetch } = useQuery(signInMethodsQuery)
  if (methods?.password || (methods && isConfirmed(methods))) return children(methods.password)
  return (
    <Dialog
      open
      short
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="ghost" onClick={onClose}>
          취소
        </Button>
      }
    >
      {methods ? (
        <Providers methods={methods} />
      ) : error ? (
        <ErrorState
          title="로그인 방법을 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={120} />
      )}
    </Dialog>
  )
}

const isConfirmed = ({ confirmedUntil }: SignInMethods) => confirmedUntil !== null && confirmedUntil > now()

function Providers({ methods: { providers } }: { methods: SignInMethods }) {
  const { dialog } = useHistoryDialog()
  const confirming = useConfirmByProvider()
  const linked = providers.filter(({ available, linkedAt }) => available && linkedAt !== null)
  const usable = linked.filter(({ provider }) => opensHere(provider))
  return (
    <div className={styles.proof}>
      <p>
        {linked.length > 0
          ? `안전을 위해, 로그인에 쓰는 계정으로 본인 확인을 먼저 해 주세요. 확인하고 돌아오면 ${confirmationLife / 60}분 동안 바꿀 수 있어요.`
          : '안전을 위해 본인 확인이 필요해요. 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 비밀번호를 먼저 정해 주세요.'}
      </p>
      {usable.map(({ provider }) => (
        <Button
          key={provider}
          variant="secondary"
          block
          loading={confirming.isPending && confirming.variables === provider}
          onClick={() => {
            rememberDialog(dialog)
            confirming.mutate(provider)
          }}
        >
          {`${providerLabels[provider]}로 확인하기`}
        </Button>
      ))}
      {usable.length < linked.length && (
        <Suspense>
          <OpenOutside need="signIn" />
        </Suspense>
      )}
      <div role="alert">
        {confirming.error && <FieldMessage tone="error">{messageOf(confirming.error)}</FieldMessage>}
      </div>
    </div>
  )
}
