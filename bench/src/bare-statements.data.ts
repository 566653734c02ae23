/**
 * The statements of bare routes. They read what the product's answers consist of, and stay as they are when the product
 * reads it in another way, so that ratios of different commits can be compared.
 */
export const bareStatements = {
  feeds: `
    select f.id, f.created_at, f.updated_at, f.author_id, u.name, p.image_id, f.weather, f.ootds, f.picture_name,
      f.content, r.like_count, r.comment_count,
      exists (select from feed_likes l where l.feed_id = f.id and l.user_id = $1) as liked
    from feeds f
    join feed_reactions r on r.feed_id = f.id
    join users u on u.id = f.author_id
    left join profiles p on p.user_id = f.author_id
    where u.deleted_at is null
    order by f.created_at desc, f.id desc
    limit 10`,
  comments: `
    select c.id, c.feed_id, c.author_id, u.name, p.image_id, c.content, c.created_at
    from comments c
    join users u on u.id = c.author_id
    left join profiles p on p.user_id = c.author_id
    where c.feed_id = $1 and u.deleted_at is null
    order by c.created_at desc, c.id desc
    limit 20`,
  closet: `
    select c.id, c.owner_id, c.name, c.type, b.appearance, c.created_at, coalesce((
      select json_agg(json_build_object('definitionId', d.id, 'definitionName', d.name,
        'selectableValues', d.selectable_values, 'value', a.value) order by d.created_at, d.id)
      from clothes_attributes a join attribute_definitions d on d.id = a.definition_id
      where a.clothes_id = c.id), '[]') as attributes
    from clothes c
    join bare_appearances b on b.clothes_id = c.id
    where c.owner_id = $1
    order by c.created_at desc, c.id desc
    limit 20`,
  notifications: `
    select id, created_at, receiver_id, title, content, level, kind, target_url, replaces_id
    from notifications
    where receiver_id = $1
    order by seq desc, id desc
    limit 20`,
  history: `
    select m.id, m.created_at, m.sender_id, sender.name as sender_name, sp.image_id as sender_image,
      receiver.id as receiver_id, receiver.name as receiver_name, rp.image_id as receiver_image,
      m.content, m.client_message_id
    from direct_messages m
    join conversations c on c.id = m.conversation_id
    join users sender on sender.id = m.sender_id
    join users receiver on receiver.id in (c.low_user_id, c.high_user_id) and receiver.id <> m.sender_id
    left join profiles sp on sp.user_id = sender.id
    left join profiles rp on rp.user_id = receiver.id
    where m.conversation_id = $1
    order by m.created_at desc, m.id desc
    limit 20`,
  profile: `
    select p.user_id, u.name, p.gender, p.birth_date::text, p.latitude, p.longitude, p.nx, p.ny, p.location_names,
      p.temperature_sensitivity, p.image_id, p.weather_alerts
    from profiles p
    join users u on u.id = p.user_id
    where p.user_id = $1 and u.deleted_at is null`,
} as const
