import path from 'node:path'
import { expect, test } from 'vitest'
import { riddles, sentences } from './doc-comments.data.ts'

const { beginsMidSentence, docCommentsOf } = (await import(
  path.join(import.meta.dirname, '../../../scripts/comment-openings.mjs')
)) as {
  beginsMidSentence(text: string): boolean
  docCommentsOf(source: string): { line: number; text: string }[]
}

test('doc comments that begin mid-sentence are found', () => {
  expect(riddles.length).toBeGreaterThanOrEqual(30)
  expect(riddles.filter((text) => !beginsMidSentence(text))).toEqual([])
})

test('sentences, units and plain names are accepted as doc comments', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(100)
  expect(sentences.filter(beginsMidSentence)).toEqual([])
})

test('a doc comment of several lines is read as one text, and other comments are ignored', () => {
  const source = 'const a = 1\n/**\n * Waits until\n * it is over.\n */\n/* Of no one. */\n/** ms. */\nconst b = 2\n'
  expect(docCommentsOf(source)).toEqual([
    { line: 2, text: 'Waits until it is over.' },
    { line: 7, text: 'ms.' },
  ])
})
