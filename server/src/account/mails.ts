import { departureDays, emailChangeTimes } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'
import { type Mail, composeMail } from '#platform/mail/index.ts'

export type AccountEvent =
  | 'email.requested'
  | 'email.restored'
  | 'email.removed'
  | 'account.deleted'
  | 'account.restored'

type Reader = Pick<Row<'users'>, 'email' | 'name'>

const forgotten = '로그인 화면의 ‘비밀번호를 잊으셨나요?’'
const words: Record<AccountEvent, { subject: string; paragraphs: (at: string) => string[] }> = {
  'email.requested': {
    subject: '[옷데이] 이메일을 바꾸겠다는 요청이 있었어요',
    paragraphs: (at) => [
      `${at}에 옷데이 계정의 이메일을 다른 주소로 바꾸겠다는 요청이 있었어요. 그 주소로 보낸 링크를 누르기 전까지는 아무것도 바뀌지 않아요.`,
      `직접 요청하지 않았다면 ${forgotten}에서 새 비밀번호를 정해 주세요. 그러면 요청도 취소돼요.`,
    ],
  },
  'email.restored': {
    subject: '[옷데이] 이메일을 되돌렸어요',
    paragraphs: (at) => [
      `${at}에 옷데이 계정의 이메일이 이 주소로 되돌아왔고, 모든 기기에서 로그아웃되었어요.`,
      `비밀번호로 로그인해 왔다면 ${forgotten}에서 새 비밀번호를 정해 주세요. 쓰던 비밀번호는 더 쓸 수 없어요.`,
      '로그인한 다음 설정의 로그인 방법에 모르는 소셜 계정이 없는지도 확인해 주세요.',
    ],
  },
  'email.removed': {
    subject: '[옷데이] 더는 로그인 이메일이 아니에요',
    paragraphs: (at) => [`${at}에 옷데이 계정의 이메일이 예전 주소로 되돌아가서, 이 주소로는 더 로그인할 수 없어요.`],
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

/** Composes a mail about an event. The subject contains no secret, since lock screens show it. */
export function accountMail(event: AccountEvent, { email, name }: Reader, at: Date): Mail {
  const { subject, paragraphs } = words[event]
  return composeMail(email, subject, [`${name}님, 안녕하세요.`, ...paragraphs(inSeoul.format(at))])
}

const minutes = emailChangeTimes.link / 60

/**
 * Composes the mail with a confirmation link. `link` opens a page that asks for a confirmation, so that scanners of
 * mails change nothing.
 */
export const emailLinkMail = ({ email, name }: Reader, link: string): Mail =>
  composeMail(email, '[옷데이] 새 이메일을 확인해 주세요', [
    `${name}님, 안녕하세요.`,
    '이 주소를 옷데이의 로그인 이메일로 쓰려면 아래 링크를 눌러 주세요.',
    { label: '새 이메일 확인하기', link },
    `${minutes}분 안에 한 번만 쓸 수 있어요. 누르기 전까지는 아무것도 바뀌지 않아요.`,
    '직접 요청하지 않았다면 이 메일을 무시해 주세요.',
  ])

export const emailChangedMail = ({ email, name }: Reader, at: Date, link: string): Mail =>
  composeMail(email, '[옷데이] 로그인 이메일이 바뀌었어요', [
    `${name}님, 안녕하세요.`,
    `${inSeoul.format(at)}에 옷데이 계정의 이메일이 다른 주소로 바뀌었고, 다른 기기에서는 로그아웃되었어요.`,
    `직접 바꾸지 않았다면 ${emailChangeTimes.reservedDays}일 안에 아래 링크에서 되돌려 주세요. 모든 기기에서 로그아웃되고, 비밀번호를 다시 정하게 돼요.`,
    { label: '이메일 되돌리기', link },
  ])
