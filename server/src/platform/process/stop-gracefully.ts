import { giveUp, say } from './say.ts'

/** Seconds after which the process exits by force. */
const stopLimit = 10

/** Calls `close` on SIGTERM and SIGINT, then exits. */
export function stopGracefully(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => giveUp(`옷데이가 ${stopLimit}초 안에 멈추지 못해 강제로 끝냅니다.`), stopLimit * 1000).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => giveUp(`옷데이를 멈추는 중에 문제가 생겼습니다: ${String(error)}`),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => {
    say('', '옷데이를 멈춥니다…')
    stop()
  })
}
