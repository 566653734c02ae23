import { parentPort } from 'node:worker_threads'
import { type PageSource, readPage } from './read-page.ts'

parentPort?.on('message', (source: PageSource) => parentPort?.postMessage(readPage(source)))
// It has started: from now on time is the page's.
parentPort?.postMessage(null)
