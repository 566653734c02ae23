import { providerLabels, type SignInMethods } from '@otday/contract'
import { useState } from 'react'
import { GoogleMark, KakaoMark } from '../../../art/brand-marks.tsx'
import { monthDayOf } from '../../../platform/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { MethodRow } from './MethodRow.tsx'
import { useLinkProvider, useUnlinkProvider } from '../queries.ts'

type Link = SignInMethods['providers'][number]

interface ProviderRowProps extends Link {
  /** The only sign-in method: cannot be unlinked. */
  isLastWay: boolean
  onTry: () => void
  onError: (error: Error) => void
}

const marks = { google: <GoogleMark />, kakao: <KakaoMark /> }

/** Linked, linkable or not configured. */
export function ProviderRow({ isLastWay, onTry, onError, ...link }: ProviderRowProps) {
  const { provider, available, linkedAt } = link
  return (
    <MethodRow
      mark={<span data-provider={provider}>{marks[provider]}</span>}
      name={providerLabels[provider]}
      state={stateOf(link, isLastWay)}
    >
      {linkedAt !== null && <Unlinking provider={provider} disabled={isLastWay} onTry={onTry} onError={onError} />}
      {linkedAt === null && available && <Linking provider={provider} onTry={onTry} onError={onError} />}
    </MethodRow>
  )
}

function stateOf({ available, linkedAt }: Link, isLastWay: boolean): string {
  if (linkedAt === null) return available ? '연결되어 있지 않아요.' : '지금은 쓸 수 없어요.'
  return isLastWay ? '하나뿐인 로그인 방법이에요.' : `${monthDayOf(linkedAt)}에 연결했어요.`
}

type ActionProps = Pick<ProviderRowProps, 'provider' | 'onTry' | 'onError'>

function Linking({ provider, onTry, onError }: ActionProps) {
  const link = useLinkProvider(onError)
  return (
    <Button
      variant="secondary"
      size="s"
      aria-label={`${providerLabels[provider]} 연결`}
      loading={link.isPending}
      onClick={() => {
        onTry()
        link.mutate(provider)
      }}
    >
      연결
    </Button>
  )
}

function Unlinking({ provider, disabled, onTry, onError }: ActionProps & { disabled: boolean }) {
  const unlink = useUnlinkProvider(onError)
  const [asking, setAsking] = useState(false)
  const name = providerLabels[provider]
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        aria-label={`${name} 연결 끊기`}
        disabled={disabled}
        onClick={() => {
          onTry()
          setAsking(true)
        }}
      >
        끊기
      </Button>
      <ConfirmDialog
        open={asking}
        busy={unlink.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => unlink.mutate(provider, { onSettled: () => setAsking(false) })}
        title="연결을 끊을까요?"
        confirmLabel="끊기"
        busyLabel="끊는 중..."
      >
        앞으로 {name} 계정으로는 로그인할 수 없어요. 다시 연결할 수는 있어요.
      </ConfirmDialog>
    </>
  )
}
