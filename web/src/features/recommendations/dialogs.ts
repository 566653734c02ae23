import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const ootd = () => import('./OotdDialog.tsx')

/** Fetched at the first sign of use: most mornings end without a post. */
export const OotdDialog = lazy(async () => ({ default: (await ootd()).OotdDialog }))

export const warmUpOotdDialog = () => warmUp(ootd)
