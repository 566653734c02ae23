import { createContext, use } from 'react'
import { createStore, type Store, useStore } from './store.ts'

/** New URLs, by the failed ones that they replace. */
export type RenewedUrls = ReadonlyMap<string, string>

export interface UrlRenewal {
  urls: Pick<Store<RenewedUrls>, 'current' | 'subscribe'>
  /** Asks for another url in place of one that failed, if that may help. */
  renew(url: string): void
}

/** Provided by pages whose pictures may outlive their URLs. */
export const UrlRenewalContext = createContext<UrlRenewal>({
  urls: createStore<RenewedUrls>(new Map()),
  renew: () => {},
})

/** The latest url in place of `url`. */
export function useRenewedUrl(url: string | null | undefined) {
  const { urls, renew } = use(UrlRenewalContext)
  return { url: useStore(urls, (renewed) => latestOf(renewed, url)), renew }
}

function latestOf(renewed: RenewedUrls, url: string | null | undefined): string | null | undefined {
  let latest = url
  for (let next = latest; next; next = renewed.get(next)) latest = next
  return latest
}
