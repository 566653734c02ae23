import { parentPort } from 'node:worker_threads'
import { type PageSource, readPage } from './read-page.ts'

/** The first message of a thread: from then on, time counts for the page. */
export type ThreadStarted = 'started'
const started: ThreadStarted = 'started'

parentPort?.on('message', (source: PageSource) => parentPort?.postMessage(readPage(source)))
parentPort?.postMessage(started)
