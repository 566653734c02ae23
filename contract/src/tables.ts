import { account } from './account.ts'
import { attributes } from './attributes.ts'
import { audiences } from './audiences.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { blocks } from './blocks.ts'
import { briefings } from './briefings.ts'
import { closetChanges } from './closet-changes.ts'
import { clothes } from './closet.ts'
import { clothesDetails } from './clothes-details.ts'
import { comfort } from './comfort.ts'
import { comments } from './comments.ts'
import { cuts } from './cuts.ts'
import { devices } from './devices.ts'
import { drafts } from './drafts.ts'
import { feeds } from './feeds.ts'
import { followAlong } from './follow-along.ts'
import { followRequests } from './follow-requests.ts'
import { follows } from './follows.ts'
import { laundry } from './laundry.ts'
import { likes } from './likes.ts'
import { linkImport } from './link-import.ts'
import { looks } from './looks.ts'
import { conversations, messages } from './messages.ts'
import { mutes } from './mutes.ts'
import { notifications } from './notifications.ts'
import { outfits, styling } from './outfits.ts'
import { pictures } from './pictures.ts'
import { profiles } from './profiles.ts'
import { purchases } from './purchases.ts'
import { recommendations } from './recommendations.ts'
import { signInMethods } from './sign-in-methods.ts'
import { statistics } from './statistics.ts'
import { stylist } from './stylist.ts'
import { trips } from './trips.ts'
import { users } from './users.ts'
import { wears } from './wears.ts'
import { weathers } from './weather.ts'

export const tables = {
  auth,
  devices,
  signInMethods,
  users,
  account,
  audit,
  profiles,
  audiences,
  attributes,
  clothes,
  clothesDetails,
  closetChanges,
  drafts,
  cuts,
  linkImport,
  pictures,
  weathers,
  recommendations,
  comfort,
  stylist,
  outfits,
  styling,
  wears,
  laundry,
  looks,
  purchases,
  statistics,
  briefings,
  trips,
  feeds,
  followAlong,
  likes,
  comments,
  follows,
  followRequests,
  blocks,
  mutes,
  messages,
  conversations,
  notifications,
}
