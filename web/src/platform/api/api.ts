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

/** Clients of the API. Pages before the sign-in and single screens have their own clients. */
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
