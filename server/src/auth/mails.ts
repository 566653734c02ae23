import { type OAuthProvider, providerLabels, temporaryPasswordTimes } from '@otday/contract'
import type { Row } from '#platform/db/index.ts'
import { type Mail, composeMail } from '#platform/mail/index.ts'

type Reader = Pick<Row<'users'>, 'email' | 'name'>

const minutes = temporaryPasswordTimes.life / 60
const inSeoul = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' })

/** Composes the mail with a temporary password. The subject contains no secret, since lock screens show it. */
export const temporaryPasswordMail = ({ email, name }: Reader, password: string): Mail =>
  composeMail(email, '[옷데이] 임시 비밀번호를 보내 드려요', [
    `${name}님, 안녕하세요.`,
    '옷데이의 새 비밀번호를 정할 임시 비밀번호예요.',
    { code: password },
    `먼저 메일을 요청한 ‘비밀번호를 잊으셨나요?’ 화면에 입력하고 새 비밀번호를 정해 주세요. ${minutes}분 안에 한 번만 쓸 수 있어요.`,
    '로그인 화면에서 쓰면 새 비밀번호를 정하기 전에는 다른 기능을 이용할 수 없어요.',
    '직접 요청하지 않았다면 이 메일을 무시해 주세요. 쓰던 비밀번호는 그대로예요.',
  ])

export const passwordNoticeMail = ({ email, name }: Reader, at: Date): Mail =>
  composeMail(email, '[옷데이] 비밀번호가 바뀌었어요', [
    `${name}님, 안녕하세요.`,
    `${inSeoul.format(at)}에 옷데이 비밀번호가 바뀌었고, 다른 기기에서는 로그아웃되었어요.`,
    '직접 바꾸지 않았다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요.',
  ])

export interface MethodNews {
  provider: OAuthProvider
  isLinked: boolean
  at: Date
}

export function methodNoticeMail({ email, name }: Reader, { provider, isLinked, at }: MethodNews): Mail {
  const label = providerLabels[provider]
  const [subject, news] = isLinked
    ? [`${label} 계정이 연결되었어요`, '계정이 연결되어, 이제 그 계정으로도 로그인할 수 있어요.']
    : [`${label} 연결이 끊어졌어요`, '연결이 끊어져, 이제 그 계정으로는 로그인할 수 없어요.']
  return composeMail(email, `[옷데이] ${subject}`, [
    `${name}님, 안녕하세요.`,
    `${inSeoul.format(at)}에 옷데이에서 ${label} ${news}`,
    '직접 하지 않았다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정하고 설정의 로그인 방법을 확인해 주세요.',
  ])
}
