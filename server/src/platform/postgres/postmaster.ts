import fs from 'node:fs'
import path from 'node:path'

/**
 * Lines of the file postmaster.pid, in which a running postmaster (PostgreSQL's main process) describes itself
 * (https://www.postgresql.org/docs/18/storage-file-layout.html).
 */
export interface Postmaster {
  pid: number
  /** Start time in seconds since 1970. */
  startedAt: number
  port: number
  /** Folder of the socket; empty on Windows. */
  socketFolder: string
  isReady: boolean
}

/** Reads the postmaster's file; null when it has not written it yet, or has ended normally. */
export function readPostmaster(cluster: string): Postmaster | null {
  let text: string
  try {
    text = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return null
  }
  const [pid = '', , startedAt = '', port = '', socketFolder = '', , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid)) return null
  const isReady = status.trim() === 'ready'
  return { pid: Number(pid), startedAt: Number(startedAt), port: Number(port), socketFolder, isReady }
}
