import { devices, account } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

/** Calls that only the settings make: no other page loads them. */
export const accountApi = clientOf(account)
export const devicesApi = clientOf(devices)
