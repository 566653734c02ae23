import * as z from 'zod'

/** How warm somebody felt in what they wore. */
export const Feeling = z.enum(['COLD', 'GOOD', 'HOT'])
export type Feeling = z.infer<typeof Feeling>
export const feelingLabels = { COLD: '추웠어요', GOOD: '딱 좋았어요', HOT: '더웠어요' } as const satisfies Record<
  Feeling,
  string
>
