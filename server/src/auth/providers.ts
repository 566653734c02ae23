import { type OAuthProvider, OAuthProvider as OAuthProviders, socialPaths } from '@otday/contract'
import type { Social } from '#platform/config/index.ts'
import { requireFound } from '#platform/errors.ts'
import { createOpenIdProvider, type OpenIdOptions, type OpenIdProvider } from '#platform/openid/index.ts'

export type Providers = ReadonlyMap<OAuthProvider, OpenIdProvider>

export function openProviders({ origin, providers }: Social, basePath: string, log: OpenIdOptions['log']): Providers {
  const open = new Map<OAuthProvider, OpenIdProvider>()
  for (const provider of OAuthProviders.options) {
    const settings = providers[provider]
    const redirectUri = `${origin}${basePath}${socialPaths.back}${provider}`
    if (settings) open.set(provider, createOpenIdProvider({ ...settings, redirectUri, log }))
  }
  return open
}

/** Returns a provider of the configuration. @throws ProviderNotConfigured */
export const requireProvider = (providers: Providers, provider: OAuthProvider): OpenIdProvider =>
  requireFound(providers.get(provider), 'ProviderNotConfigured', { provider })
