import { paths, settingsPath } from '../../../platform/navigation/paths.ts'
import { accountApi } from '../calls.ts'
import { useEmailLink } from '../use-email-link.ts'
import { EmailLinkCard } from './EmailLinkCard.tsx'

const toSettings = { label: '설정으로 가기', to: settingsPath('account') }

/** Page that opens from the link in the mail to a new e-mail address, in any browser; a button confirms the address. */
export function EmailConfirmation() {
  const link = useEmailLink((token) => accountApi.confirmEmail({ body: { token } }))
  if (link.state === 'done')
    return (
      <EmailLinkCard
        title="이메일을 바꿨어요"
        text="이제 새 이메일로 로그인해요. 바꾼 기기 말고는 모두 로그아웃했어요."
        next={{ label: '옷데이로 가기', to: paths.home }}
      />
    )
  if (link.state === 'used')
    return (
      <EmailLinkCard
        title="이미 사용한 링크예요"
        text="이 링크로 이메일을 바꾼 적이 있어요. 새 이메일로 로그인해 주세요."
        next={{ label: '옷데이로 가기', to: paths.home }}
      />
    )
  if (link.state === 'taken')
    return (
      <EmailLinkCard
        title="그사이 다른 사람이 쓰는 이메일이 되었어요"
        text="이메일은 그대로예요. 설정에서 다른 주소로 바꿔 주세요."
        next={toSettings}
      />
    )
  if (link.state === 'expired')
    return (
      <EmailLinkCard
        title="더 쓸 수 없는 링크예요"
        text="시간이 지났거나, 취소했거나, 새 링크를 보냈어요. 이메일은 그대로예요. 설정에서 다시 보내 주세요."
        next={toSettings}
      />
    )
  return (
    <EmailLinkCard
      title="새 이메일을 확인할까요?"
      text="누르면 이 메일을 받은 주소가 옷데이의 로그인 이메일이 되고, 다른 기기에서는 모두 로그아웃돼요."
      action={{ label: '이메일 바꾸기', busyLabel: '바꾸는 중...', busy: link.state === 'busy', onPress: link.follow }}
      failure={link.failure}
    />
  )
}
