import { connectSocket } from './connect-socket.ts'
import { connectStream } from './connect-stream.ts'

/** Opens both live connections until `life` ends. Fetched once the first page stands. */
export function connectAll(life: AbortSignal): void {
  connectStream(life)
  connectSocket(life)
}
