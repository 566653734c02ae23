import type { Browser, Page } from '@playwright/test'
import type { ApiUser } from '@otday/contract/api-user'
import { signInAs } from './test.ts'

/** Opens a page in a new browser context in which `person` is signed in. */
export async function windowOf(browser: Browser, baseURL: string | undefined, person: ApiUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await signInAs(page, person)
  return page
}
