import {
  attributes,
  audit,
  auth,
  closetChanges,
  clothes,
  comfort,
  comments,
  conversations,
  devices,
  drafts,
  feeds,
  follows,
  likes,
  linkImport,
  messages,
  notifications,
  ownAccount,
  profiles,
  recommendations,
  signInMethods,
  stylist,
  users,
  weathers,
} from '@otday/contract'
import { accountHandlers, serveExport } from './account/index.ts'
import { attributeHandlers } from './attributes/index.ts'
import { authHandlers, deviceHandlers, serveSocialSignIn, signInMethodHandlers } from './auth/index.ts'
import { closetChangeHandlers, clothesHandlers } from './clothes/index.ts'
import { commentHandlers } from './comments/index.ts'
import { draftHandlers } from './drafts/index.ts'
import { feedHandlers } from './feeds/index.ts'
import { serveFiles } from './files/index.ts'
import { followHandlers } from './follows/index.ts'
import { likeHandlers } from './likes/index.ts'
import { linkImportHandlers } from './link-import/index.ts'
import { serveLive } from './live/index.ts'
import { conversationHandlers, messageHandlers } from './messages/index.ts'
import { notificationHandlers } from './notifications/index.ts'
import { createLimits } from '#platform/http/limits.ts'
import { mount, type MountOptions } from '#platform/http/mount.ts'
import { isHttps } from '#platform/http/server.ts'
import { createUploadMemory } from '#platform/http/upload-memory.ts'
import type { Parts } from './parts.ts'
import { profileHandlers } from './profiles/index.ts'
import { comfortHandlers, recommendationHandlers, stylistHandlers } from './recommendations/index.ts'
import type { Modules } from './modules.ts'
import { auditHandlers, userHandlers } from './users/index.ts'
import { weatherHandlers } from './weather/index.ts'

/** Opens every room to callers: the tables of the contract, whole pages, files and the live channels. */
export async function serveModules(parts: Parts, modules: Modules): Promise<void> {
  const { http, config, basePath, db, clock, notify, storage, database, rateLimiters, paging, urls, outside } = parts
  const { files, people, signing, social, administration, owning, weather, posting, sending, showing } = modules
  const options: MountOptions = {
    prefix: basePath,
    viewerOf: parts.viewers.viewerOf,
    limit: createLimits(rateLimiters),
    secureCookies: isHttps(config.publicUrl),
    uploadMemory: createUploadMemory(),
  }
  mount(http, auth, authHandlers(signing), options)
  mount(http, devices, deviceHandlers(signing), options)
  mount(http, signInMethods, signInMethodHandlers(social), options)
  mount(http, users, userHandlers({ people, administration, paging }), options)
  mount(http, ownAccount, accountHandlers(owning), options)
  mount(http, audit, auditHandlers({ people, paging }), options)
  mount(http, profiles, profileHandlers({ ...modules.updating, urls }), options)
  mount(http, attributes, attributeHandlers(modules.catalogue), options)
  mount(http, clothes, clothesHandlers({ ...modules.closet, paging, urls }), options)
  mount(http, closetChanges, closetChangeHandlers({ db, clock, files, urls }), options)
  mount(http, linkImport, linkImportHandlers({ db, outside, files, urls }), options)
  mount(http, drafts, draftHandlers({ db, clock, files, urls }), options)
  mount(http, weathers, weatherHandlers(weather), options)
  mount(http, recommendations, recommendationHandlers(modules.styling), options)
  mount(http, stylist, stylistHandlers(modules.styling), options)
  mount(http, comfort, comfortHandlers({ db, clock, urls }), options)
  mount(http, feeds, feedHandlers({ ...posting, ...showing }), options)
  mount(http, likes, likeHandlers(modules.liking), options)
  mount(http, comments, commentHandlers({ ...modules.commenting, ...showing }), options)
  mount(http, follows, followHandlers({ ...modules.following, ...showing }), options)
  mount(http, messages, messageHandlers(showing), options)
  mount(http, conversations, conversationHandlers({ ...showing, ...modules.reading }), options)
  mount(http, notifications, notificationHandlers({ db, notify, paging }), options)
  serveSocialSignIn(http, social, options)
  serveFiles(http, { storage, basePath })
  serveExport(http, owning)
  const { broadcast } = parts.shared
  await serveLive(http, {
    config,
    database,
    broadcast,
    guard: options,
    sending,
    showing,
    rateLimiter: rateLimiters.message,
  })
}
