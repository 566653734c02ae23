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
import { createUploadRooms } from '#platform/http/upload-room.ts'
import type { Parts } from './parts.ts'
import { profileHandlers } from './profiles/index.ts'
import { comfortHandlers, recommendationHandlers, stylistHandlers } from './recommendations/index.ts'
import type { Rooms } from './rooms.ts'
import { auditHandlers, userHandlers } from './users/index.ts'
import { weatherHandlers } from './weather/index.ts'

/** Opens every room to callers: the tables of the contract, whole pages, files and the live channels. */
export async function serveRooms(parts: Parts, rooms: Rooms): Promise<void> {
  const { http, config, basePath, db, clock, wake, storage, database, paces, paging, addresses, outside } = parts
  const { files, people, signing, social, administration, owning, weather, posting, sending, showing } = rooms
  const options: MountOptions = {
    prefix: basePath,
    viewerOf: parts.viewers.viewerOf,
    limit: createLimits(paces),
    secureCookies: isHttps(config.publicUrl),
    uploadRoom: createUploadRooms(),
  }
  mount(http, auth, authHandlers(signing), options)
  mount(http, devices, deviceHandlers(signing), options)
  mount(http, signInMethods, signInMethodHandlers(social), options)
  mount(http, users, userHandlers({ people, administration, paging }), options)
  mount(http, ownAccount, accountHandlers(owning), options)
  mount(http, audit, auditHandlers({ people, paging }), options)
  mount(http, profiles, profileHandlers({ ...rooms.updating, addresses }), options)
  mount(http, attributes, attributeHandlers(rooms.catalogue), options)
  mount(http, clothes, clothesHandlers({ ...rooms.dressing, paging, addresses }), options)
  mount(http, closetChanges, closetChangeHandlers({ db, clock, files, addresses }), options)
  mount(http, linkImport, linkImportHandlers({ db, outside, files, addresses }), options)
  mount(http, drafts, draftHandlers({ db, clock, files, addresses }), options)
  mount(http, weathers, weatherHandlers(weather), options)
  mount(http, recommendations, recommendationHandlers(rooms.styling), options)
  mount(http, stylist, stylistHandlers(rooms.styling), options)
  mount(http, comfort, comfortHandlers({ db, clock, addresses }), options)
  mount(http, feeds, feedHandlers({ ...posting, ...showing }), options)
  mount(http, likes, likeHandlers(rooms.liking), options)
  mount(http, comments, commentHandlers({ ...rooms.commenting, ...showing }), options)
  mount(http, follows, followHandlers({ ...rooms.following, ...showing }), options)
  mount(http, messages, messageHandlers(showing), options)
  mount(http, conversations, conversationHandlers({ ...showing, ...rooms.reading }), options)
  mount(http, notifications, notificationHandlers({ db, wake, paging }), options)
  serveSocialSignIn(http, social, options)
  serveFiles(http, { storage, basePath })
  serveExport(http, owning)
  const { broadcast } = parts.shared
  await serveLive(http, { config, database, broadcast, guard: options, sending, showing, pace: paces.message })
}
