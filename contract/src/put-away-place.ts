import * as z from 'zod'

/** Place of a piece that cannot be worn now: the wash or the storage. */
export const PutAwayPlace = z.enum(['WASH', 'STORAGE'])
export type PutAwayPlace = z.infer<typeof PutAwayPlace>
