/**
 * The modules of 옷데이 by layer, the lowest first. A module imports from strictly lower layers only, through their entry
 * (`index.ts`). Read by dependency-cruiser, the ownership test and the drawing in docs.
 */
module.exports.layers = [
  ['users', 'files'],
  ['auth', 'profiles', 'attributes'],
  ['weather', 'link-import', 'clothes'],
  ['recommendations', 'drafts', 'feeds', 'follows', 'messages'],
  ['comments', 'likes'],
  ['notifications'],
  ['live'],
  ['account'],
  ['demo'],
]

/** The module that writes a table. Every module may read it. */
module.exports.owners = {
  users: ['users', 'audit_entries'],
  files: ['images'],
  auth: ['sessions', 'temporary_passwords', 'oauth_identities', 'oauth_attempts'],
  profiles: ['profiles'],
  attributes: ['attribute_definitions'],
  weather: [
    'weather_slots',
    'weather_extremes',
    'weathers',
    'weather_issues',
    'weather_cells',
    'weather_quotas',
    'weather_leases',
    'weather_outlooks',
  ],
  clothes: ['clothes', 'clothes_attributes', 'clothes_counts', 'clothes_corrections', 'closet_changes'],
  drafts: ['clothes_drafts'],
  recommendations: ['outfits_shown', 'wears', 'stylist_preferences', 'fixed_clothes', 'outfit_votes'],
  feeds: ['feeds', 'feed_counts', 'feed_images'],
  follows: ['follows'],
  comments: ['comments'],
  likes: ['feed_likes'],
  messages: ['conversations', 'direct_messages'],
  notifications: ['notification_inboxes', 'notifications', 'told_likes', 'told_alerts', 'fan_outs'],
  live: ['conversation_watches'],
}
