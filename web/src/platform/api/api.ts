import {
  conversations,
  feeds,
  likes,
  messages,
  notifications,
  pictures,
  profiles,
  recommendations,
  weathers,
} from '@otday/contract'
import { clientOf } from './transport.ts'

/**
 * API clients that several pages use. Pages before the sign-in, and screens that alone use an API, define their own
 * clients.
 */
export const api = {
  conversations: clientOf(conversations),
  feeds: clientOf(feeds),
  likes: clientOf(likes),
  messages: clientOf(messages),
  notifications: clientOf(notifications),
  pictures: clientOf(pictures),
  profiles: clientOf(profiles),
  recommendations: clientOf(recommendations),
  weathers: clientOf(weathers),
}
