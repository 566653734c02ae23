import { connectSocket } from './connect-socket.ts'
import { connectStream } from './connect-stream.ts'

export function connectAll(life: AbortSignal): void {
  connectStream(life)
  connectSocket(life)
}
