import { auth, users } from './accounts.ts'
import { audit } from './administration.ts'
import { attributes } from './attributes.ts'
import { closetChanges } from './closet-changes.ts'
import { clothes } from './clothes.ts'
import { comments } from './comments.ts'
import { devices } from './devices.ts'
import { drafts } from './drafts.ts'
import { feeds, likes } from './feeds.ts'
import { follows } from './follows.ts'
import { linkImport } from './link-import.ts'
import { conversations, messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { ownAccount } from './own-account.ts'
import { profiles } from './profiles.ts'
import { comfort, recommendations } from './recommendations.ts'
import { signInMethods } from './sign-in-methods.ts'
import { stylist } from './stylist.ts'
import { weathers } from './weather.ts'

export const tables = {
  auth,
  devices,
  signInMethods,
  users,
  ownAccount,
  audit,
  profiles,
  attributes,
  clothes,
  closetChanges,
  drafts,
  linkImport,
  weathers,
  recommendations,
  comfort,
  stylist,
  feeds,
  likes,
  comments,
  follows,
  messages,
  conversations,
  notifications,
}
