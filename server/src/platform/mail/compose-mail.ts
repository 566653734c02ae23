import type { Mail } from './mailer.ts'

type Part = string | { code: string } | { link: string; label: string }

export const composeMail = (to: string, subject: string, parts: readonly Part[]): Mail => ({
  to,
  subject,
  text: `${parts.map(plain).join('\n\n')}\n\n옷데이\n`,
  html: `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:480px;margin:0 auto;word-break:keep-all">
<p style="font-size:20px;font-weight:700">옷데이</p>
${parts.map(paragraph).join('\n')}
</div></body></html>
`,
})

function plain(part: Part): string {
  if (typeof part === 'string') return part
  return 'code' in part ? `    ${part.code}` : `${part.label}\n${part.link}`
}

function paragraph(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`
  if ('link' in part) return `<p><a href="${escaped(part.link)}">${escaped(part.label)}</a></p>`
  return `<p style="font-family:monospace;font-size:24px;font-weight:700;letter-spacing:2px">${escaped(part.code)}</p>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
