import { parentPort } from 'node:worker_threads'
import { type PageSource, readPage } from './read-page.ts'

/** First message of a thread, sent when it has started; the time limit of its first page counts from then on. */
export type ThreadStarted = 'started'
const started: ThreadStarted = 'started'

parentPort?.on('message', (source: PageSource) => parentPort?.postMessage(readPage(source)))
parentPort?.postMessage(started)
