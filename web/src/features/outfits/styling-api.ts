import { styling } from '@otday/contract'
import { clientOf } from '../../platform/transport.ts'

export const stylingApi = clientOf(styling)
