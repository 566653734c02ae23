import type pg from 'pg'

/** A search word: how many feeds contain it is common (5 % or more), middle (0.2 to 1 %) or rare (up to 0.01 %). */
export interface Word {
  text: string
  syllables: number
  frequency: 'common' | 'middle' | 'rare'
}

/** For each frequency, the least and the most % of the feeds that contain a word of it. */
const kinds = { common: [5, 100], middle: [0.2, 1], rare: [0, 0.01] } as const
const each = 3
/** % of the feeds that are sampled to find words and their frequency. */
const sample = 2

/** Returns words of one, two and three syllables that feeds of the dataset contain: a few of each frequency. */
export async function wordsOf(pool: pg.Pool): Promise<Word[]> {
  const words: Word[] = []
  for (const syllables of [1, 2, 3])
    for (const [frequency, [least, most]] of Object.entries(kinds)) {
      const { rows } = await pool.query<{ text: string }>(
        `select text, 100.0 * count(distinct id) / (select count(*) from feeds tablesample system (${sample}) repeatable (1)) as share
         from feeds tablesample system (${sample}) repeatable (1),
           generate_series(1, length(content) - $1::integer + 1) as place,
           lateral (select substr(content, place, $1::integer) as text) as part
         where text ~ '^[가-힣]+$' group by text
         having 100.0 * count(distinct id) / (select count(*) from feeds tablesample system (${sample}) repeatable (1)) between $2 and $3
         order by md5(text) limit $4`,
        [syllables, least, most, each],
      )
      words.push(...rows.map(({ text }) => ({ text, syllables, frequency: frequency as Word['frequency'] })))
    }
  return words
}

/**
 * Returns filters of the feed list as query parameters, keyed by a title. The filter by author names the person with
 * the most posts.
 */
export async function filtersOf(pool: pg.Pool): Promise<Record<string, Record<string, string>>> {
  const { rows } = await pool.query<{ id: string }>(
    'select user_id as id from profiles order by feed_count desc, user_id limit 1',
  )
  return {
    none: {},
    sky: { skyStatusEqual: 'CLOUDY' },
    precipitation: { precipitationTypeEqual: 'SNOW' },
    'sky and precipitation': { skyStatusEqual: 'MOSTLY_CLOUDY', precipitationTypeEqual: 'RAIN' },
    author: { authorIdEqual: rows[0]?.id ?? '' },
  }
}

/** Returns the number of feeds by the product's own counter, without reading the feeds. */
export async function feedCount(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select sum(count)::integer as count from feed_counts')
  return rows[0]?.count ?? 0
}
