import { live } from '@otday/contract'
import type { IStompSocket } from '@stomp/stompjs'
import { basePath } from '../navigation/base-path.ts'

type SockJs = new (url: string) => IStompSocket

/**
 * Opens a plain WebSocket first. After each failure it changes to the other way of connecting, SockJS or WebSocket,
 * because a proxy may block WebSockets.
 */
export function createWays() {
  let bare = true
  let SockJs: SockJs | null = null
  const address = new URL(`${basePath}${live.socket}`, window.location.href).href
  return {
    async prepare(): Promise<void> {
      if (!bare) SockJs ??= await import('sockjs-client').then((module) => module.default).catch(() => null)
    },
    open: (): IStompSocket =>
      bare || !SockJs ? new WebSocket(`${address.replace(/^http/, 'ws')}/websocket`) : new SockJs(address),
    failed(): void {
      bare = !bare
    },
  }
}
