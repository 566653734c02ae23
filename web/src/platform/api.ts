import {
  attributes,
  clothes,
  comfort,
  comments,
  conversations,
  feeds,
  follows,
  likes,
  messages,
  notifications,
  profiles,
  recommendations,
  weathers,
} from '@otday/contract'
import { clientOf } from './transport.ts'

/**
 * The calls of most pages: `api.feeds.list({ query }, { signal })`. The pages before the sign-in don't load it: the session
 * has the few calls that they need. What a single screen asks has its client there, off the first page.
 */
export const api = {
  attributes: clientOf(attributes),
  clothes: clientOf(clothes),
  comfort: clientOf(comfort),
  comments: clientOf(comments),
  conversations: clientOf(conversations),
  feeds: clientOf(feeds),
  follows: clientOf(follows),
  likes: clientOf(likes),
  messages: clientOf(messages),
  notifications: clientOf(notifications),
  profiles: clientOf(profiles),
  recommendations: clientOf(recommendations),
  weathers: clientOf(weathers),
}
