import { KeptFolderExists, type MovingStep, NoOldEngine, NoSpace, OldVersionRuns } from './archive/index.ts'

/** Returns the lines that the first start of this version prints while it moves the database of version 0.1 or 0.2. */
export function wordsOfMoving(moving: MovingStep): string[] {
  switch (moving.step) {
    case 'begin':
      return ['  이전 버전(0.1, 0.2)의 데이터베이스를 PostgreSQL로 옮깁니다. 처음 한 번만 하고, 원본은 그대로 둡니다.']
    case 'copied':
      return ['  사본을 떴습니다. 표를 옮깁니다…']
    case 'rows':
      return [`  표의 ${Math.round(moving.part * 100)}%를 옮겼습니다…`]
    case 'compare':
      return ['  모두 옮겼습니다. 다시 읽어서 하나하나 견줍니다…']
    case 'end':
      return [
        '  모두 같습니다. 이제 새 데이터베이스를 씁니다.',
        `  이전 데이터베이스는 ${moving.folder} 폴더에 남겨 두었습니다. 잘 되는지 보신 뒤에 지우셔도 됩니다.`,
      ]
    case 'leftover':
      return [`  주의: ${moving.folder} 폴더에 이전 버전의 데이터베이스가 또 있습니다. 쓰지 않습니다.`]
  }
}

/** Returns what an operator can do about a failed move; null for other errors. */
export function wordsOfFailedMove(error: unknown): string[] | null {
  if (error instanceof OldVersionRuns)
    return [`이 폴더를 이전 버전의 옷데이(프로세스 ${error.pid})가 쓰고 있습니다. 먼저 멈춰 주세요.`]
  if (error instanceof NoOldEngine)
    return [
      '이전 버전의 데이터베이스를 옮기려면 @electric-sql/pglite 패키지가 필요합니다.',
      'npm ci --include=optional 로 설치한 뒤에 다시 시작해 주세요.',
    ]
  if (error instanceof NoSpace)
    return [
      `이전 데이터베이스를 옮길 자리가 디스크에 모자랍니다. 자리를 만든 뒤에 다시 시작해 주세요. (${error.message})`,
    ]
  if (error instanceof KeptFolderExists)
    return [`${error.message} 폴더가 이미 있습니다. 다른 곳으로 옮기거나 지운 뒤에 다시 시작해 주세요.`]
  return null
}
