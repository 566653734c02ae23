import type { AuthLanguage } from '@otday/contract'

/** Labels of the four steps; the English ones are the specification's. */
const en = {
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  emailTitle: 'Enter the e-mail to receive a temporary password',
  next: 'Next',
  sending: 'Sending...',
  codeTitle: (email: string) => `Enter the temporary password sent to ${email}`,
  codeText: 'If there is an account with this e-mail, the mail is on its way. The password works once.',
  temporaryPassword: 'Temporary password',
  timeLeft: 'Time left',
  verifying: 'Verifying...',
  startOver: 'Start over',
  passwordTitle: 'Change to a new password',
  done: 'Done',
  changing: 'Changing...',
  doneTitle: 'Password changed successfully',
  doneText: 'Log in with your new password',
  goToLogin: 'Go to login',
  redirects: (seconds: number) => `You will be redirected to login automatically after ${seconds} seconds.`,
}

const ko: typeof en = {
  stepOf: (step, steps) => `${steps}단계 중 ${step}단계`,
  emailTitle: '임시 비밀번호를 받을 이메일을 입력해 주세요',
  next: '다음',
  sending: '보내는 중...',
  codeTitle: (email) => `${email}에 보낸 임시 비밀번호를 입력해 주세요`,
  codeText: '가입된 이메일이라면 곧 메일이 도착해요. 임시 비밀번호는 한 번만 쓸 수 있어요.',
  temporaryPassword: '임시 비밀번호',
  timeLeft: '남은 시간',
  verifying: '확인하는 중...',
  startOver: '처음부터 다시',
  passwordTitle: '새 비밀번호로 바꿔 주세요',
  done: '완료',
  changing: '바꾸는 중...',
  doneTitle: '비밀번호를 바꿨어요',
  doneText: '새 비밀번호로 로그인해 주세요',
  goToLogin: '로그인하러 가기',
  redirects: (seconds) => `${seconds}초 뒤에 로그인 화면으로 자동으로 이동해요.`,
}

export const resetLabels: Record<AuthLanguage, typeof en> = { en, ko }
