import type { Chance } from './chance.ts'
import {
  endings,
  garments,
  givenNames,
  appearances,
  openings,
  places,
  remarks,
  replies,
  surnames,
} from './dataset-words.data.ts'

const firstSyllable = 0xac00
const syllables = 11_172

/** Returns a made-up word that hardly any other text contains, as the name of a cat or a shop would be. */
const ownWord = (chance: Chance) =>
  Array.from({ length: 2 + chance.below(2) }, () =>
    String.fromCodePoint(firstSyllable + Math.floor(syllables * chance.next() ** 1.5)),
  ).join('')

/** Returns what somebody writes beside an outfit: one to four sentences. */
export function postText(chance: Chance, number: number): string {
  const sentences = [
    `${chance.leaning(openings)} ${chance.leaning(appearances)} ${chance.leaning(garments)}에 ${chance.leaning(garments)} ${chance.leaning(endings)}`,
  ]
  for (let more = chance.below(4); more > 0; more--) sentences.push(chance.leaning(remarks, 1.5))
  if (chance.next() < 0.3) sentences.push(`${chance.leaning(places)} 나들이`)
  if (chance.next() < 0.1) sentences.push(`${ownWord(chance)} 이야기는 다음에`)
  if (chance.next() < 0.2) sentences.push(`#${chance.leaning(places)} #${chance.leaning(garments).replace(' ', '')}`)
  if (chance.next() < 0.05) sentences.push(`${number}번째 기록`)
  return sentences.join('. ')
}

export const replyText = (chance: Chance) => chance.leaning(replies, 1.3)

/** Returns a name that the rules of the sign-up form accept. */
export const personName = (chance: Chance, number: number) =>
  chance.next() < 0.8
    ? `${chance.leaning(surnames)}${chance.leaning(givenNames, 1.3)}`
    : `${chance.leaning(givenNames, 1)}${number % 1000}`
