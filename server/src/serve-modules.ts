import { tables } from '@otday/contract'
import { accountHandlers, serveExport } from './account/index.ts'
import { attributeHandlers } from './attributes/index.ts'
import { authHandlers, deviceHandlers, serveSocialSignIn, signInMethodHandlers } from './auth/index.ts'
import { briefingHandlers } from './briefings/index.ts'
import { closetChangeHandlers, clothesDetailsHandlers, clothesHandlers, pieceCutHandlers } from './clothes/index.ts'
import { commentHandlers } from './comments/index.ts'
import { draftCutHandlers, draftHandlers } from './drafts/index.ts'
import { feedHandlers, serveFlatLays } from './feeds/index.ts'
import { pictureHandlers, serveFiles } from './files/index.ts'
import { followAlongHandlers } from './follow-along/index.ts'
import { followHandlers } from './follows/index.ts'
import { openRepeats } from './idempotency/index.ts'
import { likeHandlers } from './likes/index.ts'
import { linkImportHandlers } from './link-import/index.ts'
import { serveLive } from './live/index.ts'
import { conversationHandlers, messageHandlers } from './messages/index.ts'
import { notificationHandlers } from './notifications/index.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { createLimits } from '#platform/http/limits.ts'
import { type AllHandlers, mountAll, type MountOptions } from '#platform/http/mount.ts'
import { isHttps } from '#platform/http/server.ts'
import { createUploadMemory } from '#platform/http/upload-memory.ts'
import type { Parts } from './parts.ts'
import { outfitHandlers } from './outfit-pictures/index.ts'
import { profileHandlers } from './profiles/index.ts'
import { comfortHandlers, laundryHandlers, lookHandlers, statisticsHandlers, wearHandlers } from './diary/index.ts'
import { recommendationHandlers, stylingHandlers, stylistHandlers } from './recommendations/index.ts'
import type { Modules } from './modules.ts'
import { tripHandlers } from './trips/index.ts'
import { auditHandlers, userHandlers } from './users/index.ts'
import { weatherHandlers } from './weather/index.ts'

/** Mounts the tables of the contract, whole pages, files and the live channels. */
export async function serveModules(parts: Parts, modules: Modules): Promise<void> {
  const { http, config, basePath, db, clock, notify, storage, database, rateLimiters, paging, urls, publicReader } =
    parts
  const { files, people, signing, social, administration, owning, weather, posting, sending, showing } = modules
  const options: MountOptions = {
    prefix: basePath,
    viewerOf: parts.viewers.viewerOf,
    limit: createLimits(rateLimiters),
    secureCookies: isHttps(config.publicUrl),
    uploadMemory: createUploadMemory(),
    lanes: createLanes(),
    repeats: openRepeats({ db, clock }),
    repeatSecret: parts.keys.idempotency,
    freeSpace: parts.freeSpace,
  }
  const handlers = {
    auth: authHandlers(signing),
    devices: deviceHandlers(signing),
    signInMethods: signInMethodHandlers(social),
    users: userHandlers({ people, administration, paging }),
    account: accountHandlers(owning),
    audit: auditHandlers({ people, paging }),
    profiles: profileHandlers({ ...modules.updating, ...modules.presenting }),
    attributes: attributeHandlers(modules.catalogue),
    clothes: clothesHandlers({ ...modules.closet, paging, urls }),
    clothesDetails: clothesDetailsHandlers({ db, urls }),
    closetChanges: closetChangeHandlers({ db, clock, files, urls }),
    linkImport: linkImportHandlers({ db, publicReader, files, urls }),
    drafts: draftHandlers({ db, clock, files, urls, unknownDrafts: rateLimiters.unknownDraft }),
    cuts: { ...pieceCutHandlers({ ...modules.closet, urls }), ...draftCutHandlers({ db, clock, files, urls }) },
    pictures: pictureHandlers({ db, urls }),
    weathers: weatherHandlers(weather),
    recommendations: recommendationHandlers(modules.styling),
    stylist: stylistHandlers(modules.styling),
    comfort: comfortHandlers(modules.diary),
    wears: wearHandlers(modules.diary),
    laundry: laundryHandlers(modules.diary),
    looks: lookHandlers(modules.diary),
    statistics: statisticsHandlers(modules.diary),
    briefings: briefingHandlers(modules.briefing),
    trips: tripHandlers(modules.travelling),
    outfits: outfitHandlers({ ...files, urls }),
    styling: stylingHandlers(modules.styling),
    feeds: feedHandlers({ ...posting, ...showing }),
    followAlong: followAlongHandlers(modules.styling),
    likes: likeHandlers(modules.liking),
    comments: commentHandlers({ ...modules.commenting, ...showing }),
    follows: followHandlers({ ...modules.following, ...showing }),
    messages: messageHandlers(showing),
    conversations: conversationHandlers({ ...showing, ...modules.reading }),
    notifications: notificationHandlers({ db, notify, paging, clock }),
  } satisfies AllHandlers<typeof tables>
  mountAll(http, tables, handlers, options)
  serveSocialSignIn(http, social, options)
  serveFiles(http, { db, clock, storage, signer: parts.signer, basePath })
  serveFlatLays(http, { ...files, urls }, options)
  serveExport(http, owning)
  const { broadcast } = parts.shared
  await serveLive(http, {
    config,
    database,
    broadcast,
    guard: options,
    sending,
    showing,
    metrics: parts.metrics,
    rateLimiter: rateLimiters.message,
  })
}
