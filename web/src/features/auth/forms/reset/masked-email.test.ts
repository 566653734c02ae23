import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test.each([
  ['hani@example.com', 'ha*i@example.com'],
  ['otday.user@example.com', 'ot*******r@example.com'],
  ['abc@example.com', 'abc@example.com'],
  ['ab@example.com', 'ab@example.com'],
  ['a@example.com', 'a@example.com'],
])('the e-mail %s is masked as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
