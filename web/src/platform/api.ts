import { tables } from '@otday/contract'
import { clientOf } from './transport.ts'

/**
 * Every call of the contract: `api.feeds.list({ query }, { signal })`. The pages before the sign-in don't load it: the
 * session has the few calls that they need.
 */
export const api = {
  attributes: clientOf(tables.attributes),
  clothes: clientOf(tables.clothes),
  comfort: clientOf(tables.comfort),
  comments: clientOf(tables.comments),
  conversations: clientOf(tables.conversations),
  feeds: clientOf(tables.feeds),
  follows: clientOf(tables.follows),
  likes: clientOf(tables.likes),
  linkImport: clientOf(tables.linkImport),
  messages: clientOf(tables.messages),
  notifications: clientOf(tables.notifications),
  profiles: clientOf(tables.profiles),
  recommendations: clientOf(tables.recommendations),
  weathers: clientOf(tables.weathers),
}
