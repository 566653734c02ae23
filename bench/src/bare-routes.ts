import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { bareStatements } from './bare-statements.data.ts'

/** A list that the product and a bare route answer with the same content. */
export type BareName = keyof typeof bareStatements
export const bareNames = Object.keys(bareStatements) as BareName[]

type Row = Record<string, unknown>
type Present = (row: Row) => object

/** Fields of a page besides its data, as the product sends them. */
export type Envelope = Readonly<Record<string, unknown>>

export interface BareAsk {
  value: string
  /** Null for a response that is no page. */
  envelope: Envelope | null
}

const imageUrl = (id: unknown) => (typeof id === 'string' ? `/files/${id}` : null)
const summary = (userId: unknown, name: unknown, image: unknown) => ({
  userId,
  name,
  profileImageUrl: imageUrl(image),
})

const presented: Readonly<Record<BareName, Present>> = {
  feeds: (row) => ({
    id: row['id'],
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    author: summary(row['author_id'], row['name'], row['image_id']),
    weather: row['weather'],
    ootds: row['ootds'],
    flatLayUrl: `/files/outfits/${String(row['picture_name'])}`,
    content: row['content'],
    likeCount: row['like_count'],
    commentCount: row['comment_count'],
    likedByMe: row['liked'],
  }),
  comments: (row) => ({
    id: row['id'],
    feedId: row['feed_id'],
    author: summary(row['author_id'], row['name'], row['image_id']),
    content: row['content'],
    createdAt: row['created_at'],
  }),
  closet: (row) => ({
    id: row['id'],
    ownerId: row['owner_id'],
    name: row['name'],
    type: row['type'],
    imageUrl: null,
    picture: null,
    appearance: row['appearance'],
    attributes: row['attributes'],
    createdAt: row['created_at'],
  }),
  notifications: (row) => ({
    id: row['id'],
    createdAt: row['created_at'],
    receiverId: row['receiver_id'],
    title: row['title'],
    content: row['content'],
    level: row['level'],
    kind: row['kind'],
    targetUrl: row['target_url'],
    replacesId: row['replaces_id'],
  }),
  history: (row) => ({
    id: row['id'],
    createdAt: row['created_at'],
    sender: summary(row['sender_id'], row['sender_name'], row['sender_image']),
    receiver: summary(row['receiver_id'], row['receiver_name'], row['receiver_image']),
    receiverId: row['receiver_id'],
    content: row['content'],
    clientMessageId: row['client_message_id'],
  }),
  profile: (row) => ({
    userId: row['user_id'],
    name: row['name'],
    gender: row['gender'],
    birthDate: row['birth_date'],
    location: {
      latitude: row['latitude'],
      longitude: row['longitude'],
      x: row['nx'],
      y: row['ny'],
      locationNames: row['location_names'],
    },
    temperatureSensitivity: row['temperature_sensitivity'],
    profileImageUrl: imageUrl(row['image_id']),
    weatherAlerts: row['weather_alerts'],
  }),
}

const asText = new pg.TypeOverrides()
for (const type of [pg.types.builtins.JSON, pg.types.builtins.JSONB, pg.types.builtins.TIMESTAMPTZ])
  asText.setTypeParser(type, (text: string) => text)

/** Returns a timestamp of a session in UTC, such as `2026-01-01 00:00:00.5+00`, in ISO 8601 with milliseconds. */
const iso = (text: string) => `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`

/** Returns a feed's JSON, into which snapshots pass as the database sends them. */
const feedText = (row: Row) =>
  `{"id":"${String(row['id'])}","createdAt":"${iso(String(row['created_at']))}","updatedAt":"${iso(String(row['updated_at']))}","author":${JSON.stringify(summary(row['author_id'], row['name'], row['image_id']))},"weather":${String(row['weather'])},"ootds":${String(row['ootds'])},"flatLayUrl":"/files/outfits/${String(row['picture_name'])}","content":${JSON.stringify(row['content'])},"likeCount":${String(row['like_count'])},"commentCount":${String(row['comment_count'])},"likedByMe":${String(row['liked'])}}`

/**
 * Serves bare routes on a database: each reads one named statement and sends what the product sends, without sessions,
 * limits, validation or cursors. `/text/feeds` passes snapshots as text; all others parse and stringify.
 */
export async function openBareRoutes(pool: pg.Pool, asks: Readonly<Record<BareName, BareAsk>>) {
  const bare = Fastify()
  for (const name of bareNames) {
    const { value, envelope } = asks[name]
    const present = presented[name]
    bare.get(`/parsed/${name}`, async (_request, reply) => {
      const { rows } = await pool.query<Row>({ name: `bare ${name}`, text: bareStatements[name], values: [value] })
      const data = rows.map(present)
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(envelope === null ? data[0] : { data, ...envelope }))
    })
  }
  const { value, envelope } = asks.feeds
  const rest = JSON.stringify(envelope).slice(1)
  const statement = { name: 'bare feeds', text: bareStatements.feeds, values: [value], types: asText }
  bare.get('/text/feeds', async (_request, reply) => {
    const { rows } = await pool.query<Row>(statement)
    return reply.type('application/json; charset=utf-8').send(`{"data":[${rows.map(feedText).join(',')}],${rest}`)
  })
  await bare.listen({ host: '127.0.0.1', port: 0 })
  const { port } = bare.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => bare.close() }
}
