import { fullDay } from '@otday/common/date-words'
import type { BriefingContent, UserId } from '@otday/contract'
import { escaped, type Mail } from '#platform/mail/index.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { picturePathOf, stopHeadersOf, stopPageOf } from './links.ts'

interface Briefed {
  userId: UserId
  email: string
  /** The day of the diary under which the content, and with it the picture, is stored. */
  date: string
  /** The day that the content is about. */
  day: string
  content: BriefingContent
}

const font = "font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif"
const block = 'display:block;padding:14px 0;border-radius:12px;text-align:center;font-weight:700;text-decoration:none'

export function briefingMail(deps: Pick<BriefingDeps, 'keys' | 'siteUrl'>, briefed: Briefed): Mail {
  const { userId, email, content } = briefed
  return {
    to: email,
    subject: content.title,
    ...bodiesOf(deps, briefed),
    headers: stopHeadersOf(deps, userId),
  }
}

function bodiesOf(deps: Pick<BriefingDeps, 'keys' | 'siteUrl'>, { userId, date, day, content }: Briefed) {
  const { siteUrl, keys } = deps
  const recommendations = `${siteUrl}/#/recommendations`
  const settings = `${siteUrl}/#/settings?section=notifications`
  const stop = stopPageOf(deps, userId)
  const picture = content.clothesIds.length > 0 ? `${siteUrl}/${picturePathOf(keys.briefing, userId, date)}` : null
  const facts = [content.warning, content.rain].filter(Boolean)
  const where = [fullDay(day), content.place, content.skyLabel].filter(Boolean).join(' · ')
  const text = [where, content.title, content.reason, ...facts, `오늘의 추천 보기\n${recommendations}`]
  const last = `받는 시간 바꾸기\n${settings}\n\n브리핑 그만 받기\n${stop}\n\n옷데이\n`
  const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(content.title)}</title></head>
<body style="margin:0;padding:24px 12px;${font};font-size:16px;line-height:1.6;word-break:keep-all">
<div style="max-width:560px;margin:0 auto;border:1px solid #d9e2ec;border-radius:20px;overflow:hidden">
<div style="padding:24px;background:#cfe8ff;color:#0b1830"><p style="margin:0;font-weight:700">옷데이</p><p style="margin:0;font-size:14px">${escaped(where)}</p>
<h1 style="margin:12px 0 0;font-size:24px;line-height:1.3">${escaped(content.title)}</h1></div>
<div style="padding:24px">
${picture ? `<img src="${escaped(picture)}" width="512" alt="${escaped(content.outfit)}" style="display:block;width:100%;height:auto;border-radius:12px;margin:0 0 20px">` : ''}
${content.reason ? `<p style="margin:0 0 16px">${escaped(content.reason)}</p>` : ''}
${facts.length > 0 ? `<ul style="margin:0 0 20px;padding:12px 16px 12px 32px;border:1px solid #d9e2ec;border-radius:12px">${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>` : ''}
<a href="${escaped(recommendations)}" style="${block};background:#0b73d4;color:#ffffff">오늘의 추천 보기</a>
</div>
<p style="margin:0;padding:16px 24px;border-top:1px solid #d9e2ec;font-size:14px;text-align:center"><a href="${escaped(settings)}">받는 시간 바꾸기</a> · <a href="${escaped(stop)}">브리핑 그만 받기</a></p>
</div></body></html>
`
  return { text: `${text.filter(Boolean).join('\n\n')}\n\n${last}`, html }
}
