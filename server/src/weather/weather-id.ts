import { WeatherId } from '@otday/contract'
import { v5 } from 'uuid'
import type { Cell } from '../places/index.ts'

/** UUID namespace. Never change it: stored ids derive from it. */
const NAMESPACE = '6f1d3c52-8b0e-4d5a-9a57-2c7e4b91d0f6'

/** Returns the id of a cell's day (`YYYY-MM-DD`). It is the same for every issue and provider, so ids stay valid. */
export const weatherId = ({ nx, ny }: Cell, date: string) => WeatherId.parse(v5(`kma:${nx}:${ny}:${date}`, NAMESPACE))
