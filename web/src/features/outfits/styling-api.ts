import { styling } from '@otday/contract'
import { clientOf } from '../../platform/api/transport.ts'

export const stylingApi = clientOf(styling)
