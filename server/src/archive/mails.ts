import { type Mail, composeMail } from '#platform/mail/index.ts'

const inSeoul = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' })

export type FailedBackup = 'nightly' | 'before-migration'

const consequences: Record<FailedBackup, string> = {
  nightly: '지금까지의 백업은 그대로 있고, 한 시간마다 다시 해 볼게요.',
  'before-migration':
    '데이터베이스는 그 백업 없이 새 버전으로 바뀌었어요. 지금까지의 백업은 그대로 있으니, 이제 백업을 하나 만들어 주세요.',
}

export const failedBackupMail = (
  { email, name }: { email: string; name: string },
  which: FailedBackup,
  at: Date,
  isDiskFull: boolean,
): Mail =>
  composeMail(email, '[옷데이] 백업을 만들지 못했어요', [
    `${name}님, 안녕하세요.`,
    `${inSeoul.format(at)}에 옷데이의 백업을 만들지 못했어요. ${consequences[which]}`,
    isDiskFull
      ? '백업을 둘 디스크에 자리가 모자라요. 자리를 만들거나 BACKUP_DIR을 다른 디스크로 바꿔 주세요.'
      : '까닭은 서버의 로그에 있어요. BACKUP_DIR에 쓸 수 있는지 살펴봐 주세요.',
  ])
