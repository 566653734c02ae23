import type { FilesDeps } from '../files/index.ts'
import type { openStyling } from '../outfits/index.ts'
import type { Paging } from '#platform/db/index.ts'
import type { Urls } from '#platform/http/urls.ts'

export interface DiaryDeps extends FilesDeps {
  paging: Paging
  urls: Urls
  styling: ReturnType<typeof openStyling>
}
