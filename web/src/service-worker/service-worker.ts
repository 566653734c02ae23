import { words } from './names.ts'
import { pictureOf } from './pictures.ts'
import { listenToPushes } from './push.ts'
import { routeOf } from './route-of.ts'
import { keepShared } from './shares.ts'
import { agreeTo, dropOldShells, fillShell, isAgreedTo, pageOf, partOf, type Shell } from './shell.ts'
import { isRescue } from './take-over.ts'

declare const self: ServiceWorkerGlobalScope
/** By the build. */
declare const builtShell: Shell
const shell = builtShell

function listenToVersions(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(activate()))
  self.addEventListener('message', (event) => {
    const [port] = event.ports
    if (event.data === words.isAgreed) event.waitUntil(isAgreedTo(shell).then((is) => port?.postMessage(is)))
    if (event.data === words.takeOver) event.waitUntil(takeOver().then(() => port?.postMessage(true)))
  })
}

async function install(): Promise<void> {
  await fillShell(shell, self.registration.scope)
  if (await isRescue(self)) await takeOver()
}

async function takeOver(): Promise<void> {
  await agreeTo(shell)
  void self.skipWaiting()
}

async function activate(): Promise<void> {
  await agreeTo(shell)
  await dropOldShells(shell)
  await self.clients.claim()
}

function listenToRequests(): void {
  const { scope } = self.registration
  const files = new Set(shell.files.map(({ path }) => path))
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const route = routeOf(request, scope, files)
    if (route === 'page') event.respondWith(pageOf(shell, scope, request))
    if (route === 'part') event.respondWith(partOf(shell, request))
    if (route === 'picture') event.respondWith(pictureOf(request))
    if (route === 'share') event.respondWith(keepShared(request, scope))
  })
}

listenToVersions()
listenToRequests()
listenToPushes(self)
