import { createContext, use } from 'react'
import { createStore, type Store, useStore } from './store.ts'

/** Renewed URLs of pictures, keyed by the URLs that have failed. */
export type RenewedUrls = ReadonlyMap<string, string>

export interface UrlRenewal {
  urls: Pick<Store<RenewedUrls>, 'current' | 'subscribe'>
  /** Requests a new URL in place of one that failed, if it is a signed one. */
  renew(url: string): void
}

/** Provided around pages whose pictures may be shown longer than their signed URLs are valid. */
export const UrlRenewalContext = createContext<UrlRenewal>({
  urls: createStore<RenewedUrls>(new Map()),
  renew: () => {},
})

/** Returns the newest URL of the picture that `url` once led to. */
export function useRenewedUrl(url: string | null | undefined) {
  const { urls, renew } = use(UrlRenewalContext)
  return { url: useStore(urls, (renewed) => latestOf(renewed, url)), renew }
}

function latestOf(renewed: RenewedUrls, url: string | null | undefined): string | null | undefined {
  let latest = url
  for (let next = latest; next; next = renewed.get(next)) latest = next
  return latest
}
