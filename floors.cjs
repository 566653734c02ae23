/**
 * The house of 옷데이: its rooms, ground floor first. A room may enter strictly lower rooms, through their door
 * (index.ts). Read by dependency-cruiser, the ownership test and the drawing in docs.
 */
module.exports.floors = [
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

/** Which room writes a table. Every room may read it. */
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
