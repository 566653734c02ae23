import { parentPort, workerData } from 'node:worker_threads'
import { type PageSource, readPage } from './read-page.ts'

/** Reads one page in a thread of its own and ends. */
parentPort?.postMessage(readPage(workerData as PageSource))
