import { account, onAccountRestored } from './account/index.ts'
import { archive, noteDeparture } from './archive/index.ts'
import { attributes } from './attributes/index.ts'
import { audiences } from './audiences/index.ts'
import { auth, sessionsOf } from './auth/index.ts'
import { blocks } from './blocks/index.ts'
import { briefings } from './briefings/index.ts'
import { clothes, wearing } from './clothes/index.ts'
import { comments } from './comments/index.ts'
import { demo } from './demo/index.ts'
import { diary } from './diary/index.ts'
import { drafts, duplicateOf } from './drafts/index.ts'
import { feeds } from './feeds/index.ts'
import { files } from './files/index.ts'
import { followAlong } from './follow-along/index.ts'
import { follows } from './follows/index.ts'
import { idempotency } from './idempotency/index.ts'
import { laundry } from './laundry/index.ts'
import { likes } from './likes/index.ts'
import { linkImport } from './link-import/index.ts'
import { live } from './live/index.ts'
import { lookbook } from './lookbook/index.ts'
import { messages } from './messages/index.ts'
import {
  notifications,
  onAttributeSaved,
  onConversationRead,
  onFeedCreated,
  onRoleChanged,
  onWeatherAlerted,
} from './notifications/index.ts'
import { outfitPictures } from './outfit-pictures/index.ts'
import { outfits } from './outfits/index.ts'
import type { Parts } from './parts.ts'
import { places } from './places/index.ts'
import { onUserCreated, profiles } from './profiles/index.ts'
import { recommendations } from './recommendations/index.ts'
import { sight } from './sight/index.ts'
import { statistics } from './statistics/index.ts'
import { stylistPreferences } from './stylist-preferences/index.ts'
import { trips } from './trips/index.ts'
import { users } from './users/index.ts'
import { untoldNewsQueue } from './untold-news/index.ts'
import { upstreams } from './upstreams/index.ts'
import { weather } from './weather/index.ts'
import { createModules, type KindsOf, publisherOf } from '#platform/define-module.ts'
import type { Queue } from '#platform/jobs/index.ts'

/** All modules, grouped into the layers of `layers.cjs`, the lowest layer first. */
export const modules = [
  [sight],
  [users, files, idempotency, upstreams, untoldNewsQueue],
  [auth, attributes, places],
  [profiles],
  [weather, linkImport, clothes],
  [outfitPictures, stylistPreferences],
  [outfits],
  [recommendations, drafts, feeds, follows, messages, laundry],
  [comments, likes, diary],
  [notifications, briefings, lookbook],
  [live, statistics, trips, followAlong, blocks, audiences],
  [account],
  [demo, archive],
] as const

type ModuleParts = Omit<Parts, 'jobs'> & { jobs: Queue<KindsOf<typeof modules>> }

/** Maps each event to the function of a higher module that handles it, within the transaction that publishes it. */
const subscribersOf = (parts: ModuleParts) => ({
  'user.created': onUserCreated,
  'role.changed': onRoleChanged(parts),
  'account.restored': onAccountRestored(parts),
  'attribute.saved': onAttributeSaved(parts),
  'weather.alerted': onWeatherAlerted(parts),
  'feed.created': onFeedCreated(parts),
  'conversation.read': onConversationRead(parts),
})

/** Maps each module to the functions of higher modules that it needs but cannot import. */
const asksOf =
  ({ viewers, urls, config }: ModuleParts) =>
  (uses: { notifications: { deliverSoon: () => void } }) => {
    const delivering = { deliverSoon: () => uses.notifications.deliverSoon() }
    return {
      users: { sessions: sessionsOf(viewers) },
      attributes: { wearing },
      clothes: { duplicateOf: duplicateOf(urls) },
      follows: delivering,
      messages: delivering,
      comments: delivering,
      likes: delivering,
      account: { noteDeparture: noteDeparture.bind(null, config.backupDir) },
    }
  }

/**
 * Creates all modules. Does not compile if a module lacks a part, a subscriber, a function of `asksOf`, a job or a
 * lower module.
 */
export function composeModules(parts: Parts) {
  const given: ModuleParts = parts
  const publish = publisherOf(subscribersOf(given))
  return createModules(modules, { ...given, publish }, asksOf(given))
}
