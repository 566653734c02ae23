import * as z from 'zod'

/** Where a piece is when it is not at hand. */
export const PutAwayPlace = z.enum(['WASH', 'STORAGE'])
export type PutAwayPlace = z.infer<typeof PutAwayPlace>
