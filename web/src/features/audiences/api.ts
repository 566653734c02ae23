import { audiences } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const audiencesApi = clientOf(audiences)
