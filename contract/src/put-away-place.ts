import * as z from 'zod'

/** Place of a piece that is not at hand. */
export const PutAwayPlace = z.enum(['WASH', 'STORAGE'])
export type PutAwayPlace = z.infer<typeof PutAwayPlace>
