import { devices, account } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Loaded by the settings only. */
export const accountApi = clientOf(account)
export const devicesApi = clientOf(devices)
