import * as z from 'zod'

/** The place of a piece that cannot be worn now: in the wash, or packed away for the season (`STORAGE`). */
export const PutAwayPlace = z.enum(['WASH', 'STORAGE'])
export type PutAwayPlace = z.infer<typeof PutAwayPlace>
