import { departureDays } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'
import { type Mail, composeMail } from '#platform/mail/index.ts'

export type AccountEvent = 'email.changed' | 'account.deleted' | 'account.restored'

type Reader = Pick<Row<'users'>, 'email' | 'name'>

const forgotten = '로그인 화면의 ‘비밀번호를 잊으셨나요?’'
const words: Record<AccountEvent, { subject: string; paragraphs: (at: string) => string[] }> = {
  'email.changed': {
    subject: '[옷데이] 로그인 이메일이 바뀌었어요',
    paragraphs: (at) => [
      `${at}에 옷데이 계정의 이메일이 다른 주소로 바뀌었고, 다른 기기에서는 로그아웃되었어요.`,
      '직접 바꾸지 않았다면 관리자에게 바로 알려 주세요.',
    ],
  },
  'account.deleted': {
    subject: '[옷데이] 계정을 삭제했어요',
    paragraphs: (at) => [
      `${at}에 옷데이 계정이 삭제되어 다른 사람에게 더는 보이지 않아요.`,
      `${departureDays}일 안에 다시 로그인하면 계정이 그대로 돌아와요. 그 뒤에는 옷, 피드, 메시지, 사진이 모두 완전히 지워져요.`,
      `직접 삭제하지 않았다면 다시 로그인한 다음 비밀번호를 바꿔 주세요. 비밀번호를 모르면 ${forgotten}에서 새로 정할 수 있어요.`,
    ],
  },
  'account.restored': {
    subject: '[옷데이] 계정이 돌아왔어요',
    paragraphs: (at) => [
      `${at}에 다시 로그인해서 삭제했던 옷데이 계정이 돌아왔어요.`,
      `직접 로그인하지 않았다면 ${forgotten}에서 바로 새 비밀번호를 정해 주세요.`,
    ],
  },
}

const inSeoul = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' })

/** The subject contains no secret: lock screens show it. */
export function accountMail(event: AccountEvent, { email, name }: Reader, at: Date): Mail {
  const { subject, paragraphs } = words[event]
  return composeMail(email, subject, [`${name}님, 안녕하세요.`, ...paragraphs(inSeoul.format(at))])
}
