/** Writes the types of all tables, from the migrations in an in-memory database: `node generate-tables.ts [file]`. */
import { writeFileSync } from 'node:fs'
import { openTemporaryDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'

const file = process.argv[2] ?? new URL('../src/platform/db/tables.gen.ts', import.meta.url)

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
  isKey: boolean
  target: string | null
  json: string | null
}

/** Types of ids by table; they follow foreign keys: a column that refers to `feeds` is a `FeedId`. */
const brands: Record<string, string> = {
  users: 'UserId',
  sessions: 'SessionId',
  images: 'ImageId',
  clothes: 'ClothesId',
  attribute_definitions: 'DefinitionId',
  weathers: 'WeatherId',
  feeds: 'FeedId',
  comments: 'CommentId',
  follows: 'FollowId',
  notifications: 'NotificationId',
  notification_inboxes: 'UserId',
  read_notifications: 'NotificationId',
  conversations: 'ConversationId',
  direct_messages: 'DirectMessageId',
  audit_entries: 'AuditEntryId',
  mutes: 'MuteId',
}
/** Types of columns that only take certain words; SQL checks the words, and the contract names the type. */
const words: Record<string, string> = {
  'users.role': 'Role',
  'users.language': 'AuthLanguage',
  'users.audience': 'Audience',
  'users.closet_audience': 'ClosetAudience',
  'feeds.audience': 'Audience',
  'follow_requests.id': 'FollowId',
  'audit_entries.action': 'AuditAction',
  'oauth_attempts.provider': 'OAuthProvider',
  'oauth_attempts.purpose': "'sign-in' | 'link' | 'confirm'",
  'oauth_identities.provider': 'OAuthProvider',
  'email_changes.session_id': 'SessionId',
  'sessions.opened_by': 'OAuthProvider',
  'profiles.gender': 'Gender',
  'clothes.type': 'ClothesType',
  'clothes.color_family': 'ColorFamily',
  'clothes.seasons': 'Season[]',
  'clothes.occasions': 'Occasion[]',
  'clothes_counts.type': 'ClothesType',
  'clothes_drafts.id': 'DraftId',
  'clothes_drafts.type': 'ClothesType',
  'clothes_drafts.state': "'OPEN' | 'CONFIRMED' | 'DISCARDED'",
  'feeds.sky_status': 'SkyStatus',
  'feeds.precipitation_type': 'PrecipitationType',
  'feed_reactions.sky_status': 'SkyStatus',
  'feed_reactions.precipitation_type': 'PrecipitationType',
  'mutes.kind': 'MuteKind',
  'fan_outs.reached': 'UserId',
  'feeds.weather_id': 'WeatherId',
  'closet_changes.id': 'ClosetChangeId',
  'notifications.replaces_id': 'NotificationId',
  'notifications.level': "'INFO' | 'WARNING' | 'ERROR'",
  'read_notifications.level': "'INFO' | 'WARNING' | 'ERROR'",
  'images.kind': "'clothes' | 'profile' | 'wear'",
  'put_away.place': 'PutAwayPlace',
  'trips.id': 'TripId',
  'trips.size': 'PackSize',
  'trips.missing': 'ClothesType[]',
  'trips.packed_needs': 'TripNeed[]',
  'trip_days.id': 'TripOutfitId',
  'trip_days.user_id': 'UserId',
  'trip_days.trip_id': 'TripId',
  'trip_days.occasion': 'Occasion',
  'trip_items.user_id': 'UserId',
  'trip_items.trip_id': 'TripId',
  'looks.id': 'LookId',
  'looks.occasions': 'Occasion[]',
  'look_items.user_id': 'UserId',
  'look_items.look_id': 'LookId',
  'look_images.user_id': 'UserId',
  'look_images.look_id': 'LookId',
  'worn_days.clothes_id': 'ClothesId',
  'worn_sums.clothes_id': 'ClothesId',
  'worn_sums.owner_id': 'UserId',
  'wear_entries.look_id': 'LookId',
  'wear_entries.id': 'WearId',
  'wear_items.wear_id': 'WearId',
  'wear_items.user_id': 'UserId',
  'wear_images.user_id': 'UserId',
  'wear_images.wear_id': 'WearId',
  'wear_entries.state': 'WearState',
  'wear_entries.source': 'WearSource',
  'wear_entries.occasion': 'Occasion',
  'wear_entries.feeling': 'Feeling',
  'wear_entries.weather_id': 'WeatherId',
  'stylist_preferences.work_look': 'WorkLook',
  'stylist_preferences.formal_event': 'FormalEvent',
  'stylist_preferences.sport': 'Sport',
  'stylist_preferences.avoided': 'Avoided[]',
  'outfit_votes.clothes_ids': 'ClothesId[]',
  'outfit_votes.occasion': 'Occasion',
  'outfit_votes.reason': 'VoteReason',
  'outfits_shown.occasion': 'Occasion',
  'outfits_passed.occasion': 'Occasion',
  'outfits_passed.clothes_ids': 'ClothesId[]',
  'outfit_picks.clothes_ids': 'ClothesId[]',
  'outfit_picks.pinned': 'ClothesId[]',
  'outfit_picks.occasion': 'Occasion',
  'occasion_days.occasion': 'Occasion',
  'occasion_days.plans': 'DayPlan[]',
  'occasion_days.without': 'ClothesId[]',
  'outfit_picks.wet': "'NONE' | 'RAIN' | 'SNOW'",
  'clothes_corrections.condition': 'WornCondition',
  'weather_slots.series': "'kma' | 'kma-observed' | 'kma-ultra' | 'open-meteo' | 'sample'",
  'weather_extremes.source': "'kma' | 'open-meteo'",
  'weather_outlooks.precipitation_type': 'PrecipitationType',
}
const scalars: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  xid8: 'string',
  real: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
  ARRAY: 'string[]',
}
const query = `
  select c.table_name as "table", c.column_name as "column", c.data_type as type, c.is_nullable = 'YES' as nullable,
    c.column_default is not null as "hasDefault",
    exists (select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indisprimary and i.indnkeyatts = 1 and i.indrelid = t.oid and a.attname = c.column_name) as "isKey",
    (select f.confrelid::regclass::text from pg_constraint f join pg_attribute a on a.attrelid = t.oid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.conrelid = t.oid and cardinality(f.conkey) = 1 and a.attname = c.column_name limit 1) as target,
    substring(col_description(t.oid, c.ordinal_position) from 'json: (.+)') as json
  from information_schema.columns c join pg_class t on t.relname = c.table_name
  where c.table_schema = 'public' and c.table_name <> 'schema_migrations' and t.relkind = 'r'
  order by c.table_name, c.ordinal_position`

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function typeOf({ table, column, type, isKey, target, json }: Column) {
  const word = words[`${table}.${column}`]
  const brand = target ? brands[target] : isKey && column === 'id' ? brands[table] : undefined
  const name = word ?? brand ?? json ?? scalars[type]
  if (!name) throw new Error(`No TypeScript type for ${table}.${column} (${type})`)
  return name
}

function fieldOf(column: Column) {
  const type = typeOf(column)
  if (column.json && column.nullable) return `JSONColumnType<${type} | null, string | null | undefined, string | null>`
  if (column.json) return `JSONColumnType<${type}>`
  const value = column.nullable ? `${type.includes('|') ? `(${type})` : type} | null` : type
  return column.hasDefault ? `Generated<${value}>` : value
}

const database = await openTemporaryDatabase()
await migrate(database.pool)
const { rows } = await database.pool.query<Column>(query)
await database.close()

const body = [...Map.groupBy(rows, (row) => row.table)]
  .map(([table, columns]) => {
    const fields = columns.map((column) => `    ${camel(column.column)}: ${fieldOf(column)}`)
    return `  ${camel(table)}: {\n${fields.join('\n')}\n  }`
  })
  .join('\n')
const jsonTypes = rows.flatMap((row) => row.json?.match(/[A-Z]\w+/) ?? [])
const used = rows
  .map((row) => typeOf(row).replace(/\[\]$/, ''))
  .filter((type) => /^[A-Z]\w+$/.test(type) && type !== 'Date')
const contractTypes = [...new Set(used)].filter((type) => !jsonTypes.includes(type)).toSorted()

writeFileSync(
  file,
  `// Generated by scripts/generate-tables.ts from migrations/. Do not edit.
import type { ${contractTypes.join(', ')} } from '@otday/contract'
import type { Generated, JSONColumnType } from 'kysely'
import type { ${[...new Set(jsonTypes)].toSorted().join(', ')} } from './json-columns.ts'

export interface Tables {
${body}
}
`,
)
