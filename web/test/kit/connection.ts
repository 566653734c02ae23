import { onTestFinished, vi } from 'vitest'
import type { MemoryServer } from './memory-server.ts'

/** Makes the browser report that the network is gone or back; whether the server responds, the test decides. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Cuts off the network, as the browser reports too, until the returned function is called. */
export function goOffline(server: MemoryServer): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'onLine')
  })
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    vi.stubGlobal('fetch', server.fetch)
    window.dispatchEvent(new Event('online'))
  }
}
