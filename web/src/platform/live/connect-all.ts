import { connectSocket } from './connect-socket.ts'
import { connectStream } from './connect-stream.ts'

export function connectAll(signal: AbortSignal): void {
  connectStream(signal)
  connectSocket(signal)
}
