import { createStore } from '../../ui/store.ts'

/**
 * Whether the server is reachable, according to the last renewal of the access token: `offline` means that there was no
 * response, `busy` that the server could not renew the token.
 */
export const reach = createStore<'open' | 'offline' | 'busy'>('open')

/**
 * Makes everything that waits for the network try again, by sending the event that the browser sends when the network
 * returns.
 */
export const tryAgain = (): void => void window.dispatchEvent(new Event('online'))

export const reachTexts = {
  offline: '인터넷 연결이 끊겼어요. 다시 연결되면 이어서 쓸 수 있어요.',
  apart: '인터넷에 연결되면 볼 수 있어요.',
  unsent: '인터넷에 연결되면 다시 해 주세요.',
  busy: '서버가 바빠요. 잠시 뒤에 저절로 다시 시도해요.',
} as const
