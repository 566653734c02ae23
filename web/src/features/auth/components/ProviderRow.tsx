import { providerLabels, type SignInMethods } from '@otday/contract'
import { GoogleMark, KakaoMark } from '../../../art/brand-marks.tsx'
import { monthDayOf } from '../../../platform/time/format.ts'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { opensHere } from '../opens-here.ts'
import { MethodRow } from './MethodRow.tsx'

type Link = SignInMethods['providers'][number]

interface ProviderRowProps extends Link {
  /** Whether this is the only sign-in method, which cannot be unlinked. */
  isLastWay: boolean
  onTry: () => void
}

const marks = { google: <GoogleMark />, kakao: <KakaoMark /> }

/** Row for a provider that is linked, can be linked or is not configured on the server. */
export function ProviderRow({ isLastWay, onTry, ...link }: ProviderRowProps) {
  const { provider, available, linkedAt } = link
  const { open } = useHistoryDialog()
  const name = providerLabels[provider]
  const ask = (dialog: 'link' | 'unlink') => {
    onTry()
    open({ name: dialog, id: provider })
  }
  return (
    <MethodRow
      mark={<span data-provider={provider}>{marks[provider]}</span>}
      name={name}
      state={stateOf(link, isLastWay)}
    >
      {linkedAt !== null && (
        <Button
          variant="secondary"
          size="s"
          aria-label={`${name} 연결 끊기`}
          disabled={isLastWay}
          onClick={() => ask('unlink')}
        >
          끊기
        </Button>
      )}
      {linkedAt === null && available && opensHere(provider) && (
        <Button variant="secondary" size="s" aria-label={`${name} 연결`} onClick={() => ask('link')}>
          연결
        </Button>
      )}
    </MethodRow>
  )
}

function stateOf({ available, linkedAt }: Link, isLastWay: boolean): string {
  if (linkedAt === null) return available ? '연결되어 있지 않아요.' : '지금은 쓸 수 없어요.'
  return isLastWay ? '하나뿐인 로그인 방법이에요.' : `${monthDayOf(linkedAt)}에 연결했어요.`
}
