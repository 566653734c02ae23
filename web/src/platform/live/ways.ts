import { live } from '@otday/contract'
import type { IStompSocket } from '@stomp/stompjs'
import { basePath } from '../base-path.ts'

type SockJs = new (url: string) => IStompSocket

/**
 * The ways to the socket. The bare WebSocket costs nothing; where something between here and the server doesn't let it
 * through, SockJS and its other transports are fetched, and each way that fails gives the next try to the other one.
 */
export function createWays() {
  let bare = true
  let SockJs: SockJs | null = null
  const address = new URL(`${basePath}${live.socket}`, window.location.href).href
  return {
    /** Before each try. */
    async prepare(): Promise<void> {
      if (!bare) SockJs ??= await import('sockjs-client').then((module) => module.default).catch(() => null)
    },
    open: (): IStompSocket =>
      bare || !SockJs ? new WebSocket(`${address.replace(/^http/, 'ws')}/websocket`) : new SockJs(address),
    /** A try ended before anybody was let in. */
    failed(): void {
      bare = !bare
    },
  }
}
