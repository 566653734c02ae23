import type { Weather } from '@otday/contract'
import type pg from 'pg'
import { appearanceOf } from '../../server/src/clothes/index.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { searchKey } from '@otday/contract'
import { searchTokens } from '../../server/src/feeds/search-tokens.ts'

const days = [
  '오늘은',
  '아침부터',
  '비 오는 날',
  '바람이 차서',
  '주말이라',
  '출근길에',
  '데이트라서',
  '산책하기 좋아서',
]
const wears = [
  '가디건',
  '트렌치코트',
  '니트',
  '맨투맨',
  '청바지',
  '슬랙스',
  '롱패딩',
  '셔츠',
  '블라우스',
  '코듀로이 팬츠',
]
const ends = ['입었어요', '걸쳤어요', '꺼냈어요', '골라 봤어요', '맞춰 입었어요', '딱 좋았어요']
const batch = 500

/** Inserts feeds of one author over the last days. Plain SQL makes this a matter of seconds. */
export async function seedFeeds(pool: pg.Pool, authorId: string, weather: Weather, count: number): Promise<void> {
  const stored = JSON.stringify({
    weatherId: weather.id,
    skyStatus: weather.skyStatus,
    precipitation: weather.precipitation,
    temperature: weather.temperature,
    isSample: weather.isSample,
  })
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => feedOf(from + index))
    await pool.query(
      `insert into feeds (id, author_id, content, content_key, search_tokens, weather_id, weather, ootds, sky_status, precipitation_type,
         like_count, created_at, updated_at)
       select r.id, $1::uuid, r.content, r.key, array(select jsonb_array_elements_text(r.tokens)), $2::uuid, $3::jsonb, r.ootds,
         r.sky, r.precipitation, r.likes, r.at, r.at
       from jsonb_to_recordset($4::jsonb) as r(id uuid, content text, key text, tokens jsonb, ootds jsonb, sky text,
         precipitation text, likes integer, at timestamptz)`,
      [authorId, weather.id, stored, JSON.stringify(rows)],
    )
  }
  await pool.query('update profiles set feed_count = feed_count + $2 where user_id = $1', [authorId, count])
  await pool.query(
    'insert into feed_counts (shard, count) values (0, $1) on conflict (shard) do update set count = feed_counts.count + $1',
    [count],
  )
  await pool.query('analyze feeds, feed_reactions')
}

function feedOf(index: number) {
  const pick = <T>(from: readonly T[], step: number) => from[(index * step) % from.length] as T
  const content = `${pick(days, 7)} ${pick(wears, 3)} ${pick(ends, 11)}. ${index}번째 기록`
  const key = searchKey(content)
  const item = (name: string) => ({
    clothesId: newId(),
    name,
    type: 'TOP',
    imageUrl: null,
    picture: null,
    appearance: appearanceOf({ name, type: 'TOP', attributes: [], picture: null }),
    attributes: [],
  })
  return {
    id: newId(),
    content,
    key,
    tokens: searchTokens(key),
    ootds: [item(pick(wears, 5)), item(pick(wears, 7)), item(pick(wears, 9))],
    sky: pick(['CLEAR', 'CLOUDY', 'MOSTLY_CLOUDY'], 1),
    precipitation: pick(['NONE', 'NONE', 'RAIN', 'SNOW'], 1),
    likes: (index * 7919) % 500,
    at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }
}

const garments: readonly [type: string, names: readonly string[]][] = [
  ['TOP', ['반팔 티셔츠', '긴팔 티', '맨투맨', '후드티', '니트', '목폴라', '셔츠', '블라우스']],
  ['BOTTOM', ['청바지', '슬랙스', '면바지', '반바지', '기모 바지', '미디 스커트']],
  ['OUTER', ['가디건', '바람막이', '트렌치코트', '롱패딩', '울 코트', '청자켓']],
  ['SHOES', ['스니커즈', '로퍼', '장화', '부츠', '샌들']],
  ['DRESS', ['셔츠 원피스', '니트 원피스']],
  ['SCARF', ['머플러']],
  ['SOCKS', ['두꺼운 양말']],
  ['BAG', ['토트백']],
]

/** Inserts a closet of `count` clothes, with types in the proportions in which people own them. */
export async function seedCloset(pool: pg.Pool, ownerId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const [type, names] = garments[index % garments.length] as (typeof garments)[number]
    return { id: newId(), name: `${names[index % names.length]} ${index}`, type }
  })
  await pool.query(
    `insert into clothes (id, owner_id, name, type, created_at)
     select r.id, $1::uuid, r.name, r.type, now() from jsonb_to_recordset($2::jsonb) as r(id uuid, name text, type text)`,
    [ownerId, JSON.stringify(rows)],
  )
  await pool.query(
    'insert into clothes_counts (owner_id, type, count) select owner_id, type, count(*) from clothes where owner_id = $1 group by 1, 2',
    [ownerId],
  )
  await pool.query('analyze clothes, clothes_counts')
}
