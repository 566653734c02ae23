import { emailChangeTimes } from '@otday/contract'
import { paths } from '../../../platform/navigation/paths.ts'
import { accountApi } from '../calls.ts'
import { useEmailLink } from '../use-email-link.ts'
import { EmailLinkCard } from './EmailLinkCard.tsx'

const toReset = { label: '새 비밀번호 정하기', to: paths.forgotPassword }
const toLogin = { label: '로그인하기', to: paths.login }

/** Page that opens from the link in the mail to a former e-mail address; a button undoes the change of address. */
export function EmailUndo() {
  const link = useEmailLink((token) => accountApi.undoEmail({ body: { token } }))
  if (link.state === 'done')
    return link.result?.mustResetPassword ? (
      <EmailLinkCard
        title="이메일을 되돌렸어요"
        text={
          <>
            <p>모든 기기에서 로그아웃했고, 쓰던 비밀번호는 더 쓸 수 없어요.</p>
            <p>되돌린 이메일로 임시 비밀번호를 받아 새 비밀번호를 정해 주세요.</p>
          </>
        }
        next={toReset}
      />
    ) : (
      <EmailLinkCard
        title="이메일을 되돌렸어요"
        text="모든 기기에서 로그아웃했어요. 쓰던 소셜 계정으로 다시 로그인한 다음, 설정에서 모르는 로그인 방법이 없는지 확인해 주세요."
        next={toLogin}
      />
    )
  if (link.state === 'used')
    return (
      <EmailLinkCard
        title="이미 되돌렸어요"
        text="이 링크로 이메일을 되돌린 적이 있어요. 새 비밀번호를 아직 정하지 않았다면 지금 정해 주세요."
        next={toReset}
      />
    )
  if (link.state === 'expired' || link.state === 'taken')
    return (
      <EmailLinkCard
        title="더 쓸 수 없는 링크예요"
        text={`바뀐 지 ${emailChangeTimes.reservedDays}일이 지났거나, 더 먼저 바뀐 것을 되돌렸어요. 도움이 필요하면 관리자에게 알려 주세요.`}
        next={toLogin}
      />
    )
  return (
    <EmailLinkCard
      title="이메일을 되돌릴까요?"
      text={
        <>
          <p>이 메일을 받은 주소가 다시 로그인 이메일이 돼요.</p>
          <p>모든 기기에서 로그아웃되고, 비밀번호는 새로 정해야 해요. 직접 바꾼 것이라면 누르지 마세요.</p>
        </>
      }
      action={{
        label: '이메일 되돌리기',
        busyLabel: '되돌리는 중...',
        busy: link.state === 'busy',
        onPress: link.follow,
      }}
      failure={link.failure}
    />
  )
}
