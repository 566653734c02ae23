import type { OriginRule } from '../../http/cross-site.ts'
import type { AcceptConnection } from '../connection.ts'
import type { SendBuffers } from '../send-buffers.ts'
import type { PollingTimes } from './polling-connection.ts'

export interface SockJsOptions {
  /** Path of the endpoint, such as `/otday/ws`. */
  path: string
  accept: AcceptConnection
  origins: OriginRule
  secureCookies: boolean
  sendBuffers: SendBuffers
  times?: PollingTimes
}

export const timesDefault: PollingTimes = { heartbeat: 25_000, disconnect: 5000 }

/** Route option that mounts no HEAD route, since HEAD would open a session. */
export const headless = { exposeHeadRoute: false }
