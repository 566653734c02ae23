import { departedName, type ImageId, type UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { isSeenBy } from '../sight/index.ts'

/** Rows per query: the archive is never in memory as a whole. */
const atOnce = 500

interface Row<Item> {
  key: string
  item: Item
}
type SelectList<Item> = (userId: UserId) => RawBuilder<Row<Item>>

/** Returns SQL for a user's name; deleted users are anonymous, as in the product. */
const nameOf = (person: string) =>
  sql`case when ${sql.ref(`${person}.deleted_at`)} is null then ${sql.ref(`${person}.name`)} else ${departedName} end`

/** Condition that a block is not one in turn: to whoever is blocked first, the other does not exist. */
const isFirstBlock = sql`not exists (
  select from blocks others
  where others.blocker_id = blocks.blocked_id and others.blocked_id = blocks.blocker_id
    and (others.created_at, others.blocker_id) < (blocks.created_at, blocks.blocker_id))`

/** Queries of the exported lists by file name; `key` gives the order in which rows are read. */
export const exportedLists = {
  'closet.json': (userId) => sql`
    select clothes.id as key, json_build_object('id', clothes.id, 'name', clothes.name, 'type', clothes.type,
      'picture', 'pictures/' || clothes.image_id || '.webp', 'createdAt', clothes.created_at,
      'price', clothes.price / 100.0, 'currency', clothes.currency, 'purchasedOn', clothes.purchased_on,
      'brand', clothes.brand, 'size', clothes.size, 'memo', clothes.memo,
      'attributes', coalesce((
        select json_agg(json_build_object('name', definitions.name, 'value', chosen.value) order by definitions.name)
        from clothes_attributes chosen join attribute_definitions definitions on definitions.id = chosen.definition_id
        where chosen.clothes_id = clothes.id), '[]'),
      'correction', (select json_build_object('kind', said.kind, 'condition', said.condition,
          'questionSkipped', said.is_skipped, 'correctedAt', said.corrected_at)
        from clothes_corrections said where said.clothes_id = clothes.id)) as item
    from clothes where clothes.owner_id = ${userId}`,
  'feeds.json': (userId) => sql`
    select feeds.id as key, json_build_object('id', feeds.id, 'content', feeds.content, 'weather', feeds.weather,
      'ootds', feeds.ootds, 'audience', coalesce(feeds.audience, 'EVERYONE'), 'likeCount', reactions.like_count, 'commentCount', reactions.comment_count,
      'createdAt', feeds.created_at, 'updatedAt', feeds.updated_at) as item
    from feeds join feed_reactions reactions on reactions.feed_id = feeds.id where feeds.author_id = ${userId}`,
  'comments.json': (userId) => sql`
    select comments.id as key, json_build_object('id', comments.id, 'feedId', comments.feed_id,
      'content', comments.content, 'createdAt', comments.created_at) as item
    from comments where comments.author_id = ${userId}`,
  'likes.json': (userId) => sql`
    select feed_likes.feed_id as key,
      json_build_object('feedId', feed_likes.feed_id, 'createdAt', feed_likes.created_at) as item
    from feed_likes where feed_likes.user_id = ${userId}`,
  'followings.json': follows('follower_id', 'followee_id'),
  'followers.json': follows('followee_id', 'follower_id'),
  'follow-requests.json': (userId) => sql`
    select asked.id as key, json_build_object('userId', person.id, 'name', person.name, 'sentByMe', asked.follower_id = ${userId},
      'requestedAt', asked.created_at) as item
    from follow_requests asked
    join users person on person.id in (asked.follower_id, asked.followee_id) and person.id <> ${userId}
      and person.deleted_at is null and ${isSeenBy(userId, sql`person.id`)}
    where asked.follower_id = ${userId} or asked.followee_id = ${userId}`,
  'messages.json': (userId) => sql`
    select written.id as key, json_build_object('id', written.id,
      'partner', case when partner.is_seen then json_build_object('userId', partner.id, 'name', ${nameOf('partner')}) end,
      'sentByMe', written.sender_id = ${userId}, 'content', written.content, 'createdAt', written.created_at) as item
    from conversations
    join direct_messages written on written.conversation_id = conversations.id
    join lateral (
      select users.*, ${isSeenBy(userId, sql`users.id`)} or exists (
        select from blocks where blocker_id = ${userId} and blocked_id = users.id and ${isFirstBlock}
      ) as is_seen from users
    ) partner on partner.id in (conversations.low_user_id, conversations.high_user_id) and partner.id <> ${userId}
    where (conversations.low_user_id = ${userId} or conversations.high_user_id = ${userId})
      and (partner.is_seen or written.sender_id = ${userId})`,
  'blocks.json': (userId) => sql`
    select blocks.blocked_id as key, json_build_object('userId', users.id, 'name', ${nameOf('users')},
      'blockedAt', blocks.created_at) as item
    from blocks join users on users.id = blocks.blocked_id
    where blocks.blocker_id = ${userId} and ${isFirstBlock}`,
  'mutes.json': (userId) => sql`
    select mutes.id as key, json_build_object('kind', mutes.kind, 'userId', person.id,
      'name', case when person.id is not null then ${nameOf('person')} end, 'word', mutes.word,
      'mutedAt', mutes.created_at) as item
    from mutes left join users person on person.id = mutes.person_id and ${isSeenBy(userId, sql`person.id`)}
    where mutes.owner_id = ${userId} and (mutes.person_id is null or person.id is not null)`,
  'votes.json': (userId) => sql`
    select votes.id as key, json_build_object('forecastDate', votes.forecast_date, 'feltTemperature', votes.felt,
      'clothesIds', votes.clothes_ids, 'occasion', votes.occasion, 'liked', votes.liked, 'reason', votes.reason,
      'votedAt', votes.voted_at) as item
    from outfit_votes votes where votes.user_id = ${userId}`,
  'picks.json': (userId) => sql`
    select picks.id as key, json_build_object('forecastDate', picks.forecast_date, 'occasion', picks.occasion,
      'clothesIds', picks.clothes_ids, 'pinned', picks.pinned, 'pickedAt', picks.picked_at,
      'coldest', picks.cold, 'warmest', picks.warm, 'falling', picks.wet) as item
    from outfit_picks picks where picks.user_id = ${userId}`,
  'days.json': (userId) => sql`
    select md5(said.date::text || said.occasion)::uuid as key, json_build_object('date', said.date, 'occasion', said.occasion,
      'plans', said.plans, 'leave', said.leave, 'home', said.home, 'without', said.without) as item
    from occasion_days said where said.user_id = ${userId} and (said.plans, said.leave, said.home, said.without)
      is distinct from ('{}'::text[], null::smallint, null::smallint, '{}'::uuid[])`,
  'wears.json': (userId) => sql`
    select worn.id as key, json_build_object('id', worn.id, 'date', worn.date, 'state', worn.state,
      'assumed', worn.is_assumed, 'occasion', worn.occasion, 'from', worn.starts_at, 'feeling', worn.feeling,
      'note', worn.note, 'source', worn.source, 'feedId', worn.feed_id, 'lookId', worn.look_id, 'weather', worn.weather,
      'observed', worn.observed, 'photo', 'pictures/' || worn.photo_id || '.webp', 'items', worn.items, 'createdAt', worn.created_at) as item
    from wear_entries worn where worn.user_id = ${userId} and worn.deleted_at is null`,
  'looks.json': (userId) => sql`
    select looks.id as key, json_build_object('id', looks.id, 'name', looks.name, 'tags', looks.tags,
      'occasions', looks.occasions, 'items', looks.items, 'createdAt', looks.created_at) as item
    from looks where looks.user_id = ${userId} and looks.deleted_at is null`,
  'trips.json': (userId) => sql`
    select trips.id as key, json_build_object('id', trips.id, 'place', trips.place_names, 'latitude', trips.latitude,
      'longitude', trips.longitude, 'startsOn', trips.starts_on, 'endsOn', trips.ends_on, 'size', trips.size,
      'outfits', (select json_agg(json_build_object('date', day.date, 'occasion', day.occasion, 'items', day.items)
        order by day.date, day.position) from trip_days day
        where day.user_id = trips.user_id and day.trip_id = trips.id),
      'packing', (select json_agg(json_build_object('clothesId', item.clothes_id, 'isPacked', item.is_packed,
        'isExtra', item.is_extra) order by item.clothes_id) from trip_items item
        where item.user_id = trips.user_id and item.trip_id = trips.id),
      'packedNeeds', trips.packed_needs,
      'createdAt', trips.created_at) as item
    from trips where trips.user_id = ${userId} and trips.deleted_at is null`,
  'laundry.json': (userId) => sql`
    select away.clothes_id as key, json_build_object('clothesId', away.clothes_id, 'place', away.place,
      'since', away.since, 'until', away.until, 'washedOn', away.washed_on) as item
    from put_away away where away.user_id = ${userId}`,
  'briefings.json': (userId) => sql`
    select md5(sent.date::text)::uuid as key,
      json_build_object('date', sent.date, 'sentAt', sent.sent_at, 'content', sent.content) as item
    from briefings_sent sent where sent.user_id = ${userId} and sent.content is not null`,
  'notifications.json': (userId) => sql`
    select notifications.id as key, json_build_object('id', notifications.id, 'title', notifications.title,
      'content', notifications.content, 'level', notifications.level, 'createdAt', notifications.created_at,
      'readAt', notifications.read_at) as item
    from (select id, title, content, level, created_at, null as read_at from notifications where receiver_id = ${userId}
      union all select id, title, content, level, created_at, read_at from read_notifications
      where receiver_id = ${userId}) as notifications`,
} as const satisfies Record<string, SelectList<unknown>>

function follows(owner: string, other: string): SelectList<unknown> {
  return (userId) => sql`
    select follows.id as key,
      json_build_object('userId', users.id, 'name', users.name, 'createdAt', follows.created_at) as item
    from follows join users on users.id = ${sql.ref(`follows.${other}`)} and users.deleted_at is null
    where ${sql.ref(`follows.${owner}`)} = ${userId}`
}

export const exportedPictures: SelectList<ImageId> = (userId) =>
  sql`select images.id as key, images.id as item from images where images.owner_id = ${userId}`

export async function* itemsOf<Item>(db: Db, list: SelectList<Item>, userId: UserId): AsyncGenerator<Item> {
  // Clients choose ids, even the smallest possible one, so no id can stand for the beginning.
  let last: string | null = null
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`where key > ${last}::uuid`
    const { rows } = await sql<Row<Item>>`
      select * from (${list(userId)}) as list ${after} order by key limit ${atOnce}`.execute(db)
    for (const { item } of rows) yield item
    const end = rows.at(-1)
    if (!end || rows.length < atOnce) return
    last = end.key
  }
}

const fixedClothesOf = (userId: UserId) => sql`(
  select coalesce(json_agg(json_build_object('weekday', weekday, 'clothesId', clothes_id)
    order by weekday, clothes_id), '[]')
  from fixed_clothes where user_id = ${userId})`

export async function exportedAccount(db: Db, userId: UserId): Promise<unknown> {
  const { rows } = await sql<{ account: unknown }>`
    select json_build_object('id', users.id, 'email', users.email, 'name', users.name, 'role', users.role, 'language', users.language,
      'audience', users.audience, 'closetAudience', coalesce(users.closet_audience, users.audience),
      'createdAt', users.created_at,
      'profile', json_build_object('gender', profiles.gender, 'birthDate', profiles.birth_date,
        'latitude', profiles.latitude, 'longitude', profiles.longitude, 'locationNames', profiles.location_names,
        'temperatureSensitivity', profiles.temperature_sensitivity, 'weatherAlerts', profiles.weather_alerts,
        'picture', 'pictures/' || profiles.image_id || '.webp',
        'followerCount', profiles.follower_count, 'followingCount', profiles.following_count),
      'devices', (select coalesce(json_agg(json_build_object('device', sessions.device,
          'openedBy', sessions.opened_by, 'createdAt', sessions.created_at, 'lastUsedAt', sessions.rotated_at) order by sessions.created_at), '[]')
        from sessions where sessions.user_id = users.id),
      'pendingEmail', (select json_build_object('email', pending.email, 'requestedAt', pending.requested_at)
        from email_changes pending where pending.user_id = users.id and pending.used_at is null),
      'formerEmails', (select coalesce(json_agg(json_build_object('email', former.email,
          'changedAt', former.changed_at) order by former.changed_at), '[]')
        from former_emails former where former.user_id = users.id),
      'emailConfirmedAt', (select confirmed.confirmed_at from confirmed_emails confirmed
        where confirmed.user_id = users.id and confirmed.email_key = users.email_key),
      'signInMethods', (select coalesce(json_agg(json_build_object('provider', oauth_identities.provider,
          'linkedAt', oauth_identities.created_at) order by oauth_identities.provider), '[]')
        from oauth_identities where oauth_identities.user_id = users.id),
      'briefing', (select json_build_object('isOn', briefings.is_on, 'push', briefings.by_push, 'mail', briefings.by_mail,
          'outfit', briefings.with_outfit, 'rain', briefings.with_rain, 'warning', briefings.with_warning,
          'lastOpenedOn', briefings.opened_on,
          'times', (select json_agg(json_build_object('weekday', times.weekday, 'minute', times.minute, 'isOn', times.is_on)
              order by times.weekday) from briefing_times times where times.user_id = users.id))
        from briefings where briefings.user_id = users.id),
      'pushSubscriptions', (select coalesce(json_agg(json_build_object('endpoint', browsers.endpoint,
          'createdAt', browsers.created_at) order by browsers.created_at), '[]')
        from push_subscriptions browsers where browsers.user_id = users.id),
      'feelings', (select coalesce(json_agg(json_build_object('date', felt.date, 'feeling', felt.feeling,
          'feedId', felt.feed_id) order by felt.date), '[]')
        from wear_entries felt
        where felt.user_id = users.id and felt.feeling is not null and felt.deleted_at is null),
      'stylist', (select json_build_object('workLook', saved.work_look, 'formalEvent', saved.formal_event,
          'formalEventAt', saved.formal_event_at, 'sport', saved.sport, 'hours', saved.hours,
          'occasions', saved.occasions, 'avoided', saved.avoided, 'askedOn', saved.asked_on, 'skipped', saved.skipped,
          'forgottenAt', saved.forgotten_at, 'fixedClothes', ${fixedClothesOf(userId)})
        from stylist_preferences saved where saved.user_id = users.id),
      'laundryRules', (select json_build_object('wears', rules.wears, 'daysAway', rules.days_away,
          'isAutomatic', rules.is_automatic)
        from laundry_rules rules where rules.user_id = users.id)) as account
    from users join profiles on profiles.user_id = users.id
    where users.id = ${userId} and users.deleted_at is null`.execute(db)
  return rows[0]?.account
}
