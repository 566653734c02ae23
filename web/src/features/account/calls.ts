import { devices, ownAccount } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

/** Calls that only the settings make: no other page loads them. */
export const accountApi = clientOf(ownAccount)
export const devicesApi = clientOf(devices)
