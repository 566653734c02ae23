import { listenToPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope

listenToPushes(self)
