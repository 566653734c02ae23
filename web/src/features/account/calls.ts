import { devices, account } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

/** Clients of the API that only the settings load. */
export const accountApi = clientOf(account)
export const devicesApi = clientOf(devices)
