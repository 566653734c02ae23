import { createHomeChunk } from './home-chunk.ts'

/** Separate files cost the login page half a kilobyte. */
const fields =
  /[\\/]src[\\/](?:ui[\\/](?:Field|field-context|new-password|TextInput|PasswordInput|is-composing|submit-on-enter)|platform[\\/]forms[\\/](?:rules|failures|email-rule|use-f\w+-?\w*)|platform[\\/]in-app[\\/]lazy)\b/
const reactAndStore = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]src[\\/]ui[\\/]store\b/

const controls =
  /[\\/]src[\\/](?:ui[\\/](?:class-names|own-element|Spinner|Button|RetryButton|States)|art[\\/](?:Icon|icons\.data)|platform[\\/](?:apple-phone|in-app[\\/]browser))\./

/** With the schemas that they need: first pages take all of it, parts after them some. */
const sessions =
  /[\\/]src[\\/]platform[\\/](?:renew|wiped|kept[\\/]known-person)\b|[\\/]zod[\\/]v4[\\/]classic[\\/]coerce\b/

/** Each file is a trip to the server. */
const entrance =
  /[\\/]contract[\\/]src[\\/](?:auth-texts\.data|social)\.ts$|[\\/]src[\\/](?:art[\\/](?:AuthScene|brand-marks)|pages[\\/](?:AuthLayout|LoginPage|RegisterPage)|features[\\/]auth[\\/](?:index|keys|labels\.data|language|lazy|lazy-email|just-joined|opens-here|password-again|password-rule|forms[\\/]\w+|components[\\/](?:AuthFrame|auth|EmailField|SocialButtons)))(?:\.module\.css|\.tsx?)$/

/** Every page after the sign-in takes some. */
const closets =
  /[\\/]contract[\\/]src[\\/](?:appearance|channels|clothes|feeds|fit|flat-lays|form-texts\.data|likes|messages|notifications|occasions|picture-widths|pictures|profiles|recommendations|stylist-question|log-texts\.data|weather)\.ts$/
/** Every page of clothes takes both; the first one has its clothes from the outfit. */
const pieces =
  /[\\/](?:contract[\\/]src[\\/](?:closet|clothes-details|garment-mask)|features[\\/]clothes[\\/](?:attribute-text|clothes-api|counted-of|type-options|types-shown))\.ts$/
/** What is above and below lists that are searched: of pieces, posts and people. */
const searches =
  /[\\/]src[\\/](?:ui[\\/](?:ListTail|PageHeader|RemovableChip|SearchBox|WordSearch|use-on-visible)|platform[\\/](?:paged-changes|search-params|use-debounced|use-on-visible|use-paged-view))\b/
/** What is asked and said once the first page has come to rest. */
const answers =
  /[\\/]contract[\\/]src[\\/](?:stylist|stylist-labels|stylist-texts\.data|vote-reasons)\.ts$|[\\/]recommendations[\\/](?:day|stylist)-queries\.ts$/
/** What is read of the diary with the first outfit, and what is written by a tap. */
const wears = /[\\/](?:contract[\\/]src[\\/](?:put-away-place|wears)|features[\\/]diary[\\/]wears-api)\.ts$/
const taps =
  /[\\/](?:contract[\\/]src[\\/]wear-rules|features[\\/]diary[\\/](?:calendar-days|kept-writes|outfit-taps|wear-change|wear-writes|write-queue))\.ts$/
/** With what is first written that waits for a connection. */
const outbox = /[\\/]src[\\/]platform[\\/]outbox[\\/]/
/** With the first outfit that is changed by hand. */
const styling =
  /[\\/](?:contract[\\/]src[\\/](?:outfit-ids|styling)|recommendations[\\/](?:styling-api|offline[\\/]basis-query|components[\\/]exchange[\\/]alternatives(?:-query)?))\.ts$/
/** Once the first page is there. */
const live =
  /[\\/]src[\\/]platform[\\/]live[\\/](?:abort-on-silence|backoff|connect-\w+|decoded|fresh-token|socket|token-end|ways)\.ts$|node_modules[\\/](?:@stomp|eventsource-)/
const drawings =
  /[\\/](?:src[\\/]art[\\/](?:Garment|garment|garment-sprite|scatter|WeatherScene)(?:\.tsx?|(?:\.module)?\.css)|art[\\/]src[\\/](?:garment(?!-bounds)|sky)[\w.-]*\.ts|common[\\/]src[\\/]oklab\.ts)$|virtual:garments$/

/** Pages before the sign-in need no query cache. */
export const chunkGroups = [
  { name: 'react', test: reactAndStore, priority: 2 },
  { name: 'query', test: /node_modules[\\/]@tanstack/, priority: 1 },
  { name: 'entrance', test: entrance, priority: 1, includeDependenciesRecursively: false },
  { name: 'session', test: sessions, priority: 1 },
  { name: 'drawings', test: drawings, priority: 1, includeDependenciesRecursively: false },
  { name: 'closets', test: closets, priority: 1, includeDependenciesRecursively: false },
  { name: 'pieces', test: pieces, priority: 1, includeDependenciesRecursively: false },
  { name: 'searches', test: searches, priority: 1, includeDependenciesRecursively: false },
  { name: 'answers', test: answers, priority: 1, includeDependenciesRecursively: false },
  { name: 'wears', test: wears, priority: 1, includeDependenciesRecursively: false },
  { name: 'outbox', test: outbox, priority: 1, includeDependenciesRecursively: false },
  { name: 'taps', test: taps, priority: 1, includeDependenciesRecursively: false },
  { name: 'live', test: live, priority: 1, includeDependenciesRecursively: false },
  { name: 'styling', test: styling, priority: 1, includeDependenciesRecursively: false },
  { name: 'controls', test: controls, priority: 1, includeDependenciesRecursively: false },
  { name: 'fields', test: fields, priority: 1, includeDependenciesRecursively: false },
  { name: createHomeChunk(), debugName: 'home', includeDependenciesRecursively: false },
]
