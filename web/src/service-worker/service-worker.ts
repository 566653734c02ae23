import { writeVersion } from './agreed.ts'
import { words } from './names.ts'
import { pictureOf } from './pictures.ts'
import { listenToPushes } from './push.ts'
import { routeOf } from './route-of.ts'
import { keepShared } from './shares.ts'
import { dropOldShells, fillShell, pageOf, partOf, type Shell, shellName } from './shell.ts'
import { isRescue } from './take-over.ts'

declare const self: ServiceWorkerGlobalScope
/** Constant that the build replaces with this version's files. */
declare const builtShell: Shell
const shell = builtShell

function listenToVersions(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(activate()))
  self.addEventListener('message', (event) => {
    if (event.data !== words.takeOver) return
    void self.skipWaiting()
    // Pages of earlier versions wait for this message.
    event.ports[0]?.postMessage(true)
  })
}

async function install(): Promise<void> {
  await fillShell(shell, self.registration.scope)
  await writeVersion('newest', shellName(shell))
  if (!(await isRescue(self))) return
  await writeVersion('agreed', shellName(shell))
  void self.skipWaiting()
}

async function activate(): Promise<void> {
  await writeVersion('agreed', shellName(shell))
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
