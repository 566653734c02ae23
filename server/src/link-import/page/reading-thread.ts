import { parentPort } from 'node:worker_threads'
import { type PageSource, readPage } from './read-page.ts'

/** Reads one page after the other, as they are asked for. */
parentPort?.on('message', (source: PageSource) => parentPort?.postMessage(readPage(source)))
