/** A case as the page shows it; lists of pieces are HTML, other fields plain text. */
export type ShownCase = {
  id: string
  person: string
  occasion: string
  isFaulty: boolean
  head: string
  note: string
  weather: string
  faults: readonly string[]
  pick: readonly string[]
  stylists: readonly (readonly string[])[]
  sentences: readonly string[]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const list = (pieces: readonly string[]) => `<ul>${pieces.join('')}</ul>`

function caseHtml({
  id,
  person,
  occasion,
  isFaulty,
  head,
  note,
  weather,
  faults,
  pick,
  stylists,
  sentences,
}: ShownCase): string {
  return `<article data-person="${escaped(person)}" data-occasion="${escaped(occasion)}" data-faulty="${isFaulty}">
<h2>${escaped(id)} <small>${escaped(head)}</small></h2>
<p>${escaped(note)}</p><p class="weather">${escaped(weather)}</p>
<div class="outfits"><section><h3>Pick</h3>${faults.map((fault) => `<p class="fault">${escaped(fault)}</p>`).join('')}${list(pick)}
${sentences.map((sentence) => `<p class="sentence">${escaped(sentence)}</p>`).join('')}</section>
${stylists.map((pieces, at) => `<section><h3>Stylist ${at + 1}</h3>${list(pieces)}</section>`).join('')}</div></article>`
}

const options = (values: readonly string[]) =>
  [...new Set(values)].map((value) => `<option>${escaped(value)}</option>`).join('')

const style = `body{font:15px/1.45 system-ui,sans-serif;margin:0 auto;max-width:1100px;padding:0 16px;color:#222}
header{position:sticky;top:0;background:#fff;padding:10px 0;border-bottom:1px solid #ccc;display:flex;gap:14px}
article{border-bottom:1px solid #ddd;padding:12px 0}h2{font-size:16px;margin:0}h3{font-size:13px;margin:0;color:#666}
p{margin:2px 0}ul{margin:4px 0;padding-left:18px}small{color:#777;font-weight:400}.weather{color:#235}
.outfits{display:grid;grid-template-columns:2fr 1fr 1fr;gap:20px;margin-top:6px}.fault{color:#c01818}.fault b{font-weight:600}
.sentence{color:#465;font-size:14px}[hidden]{display:none}`

const script = `const person=document.getElementById('person'),occasion=document.getElementById('occasion'),faulty=document.getElementById('faulty'),count=document.getElementById('count')
const show=()=>{let shown=0,worn=0
for(const one of document.querySelectorAll('article')){const d=one.dataset
one.hidden=!!(person.value&&d.person!==person.value)||!!(occasion.value&&d.occasion!==occasion.value)||(faulty.checked&&d.faulty!=='true')
if(!one.hidden){shown++;if(d.faulty!=='true')worn++}}
count.textContent=worn+' of '+shown+' without a fault'}
for(const control of [person,occasion,faulty])control.addEventListener('change',show)
show()`

/** Returns one self-contained HTML page of all cases, with filters by person, occasion and fault. */
export const page = (cases: readonly ShownCase[]): string => `<!doctype html><html lang="ko"><meta charset="utf-8">
<title>Picks of the stylist</title><style>${style}</style>
<header><select id="person"><option value="">everybody</option>${options(cases.map(({ person }) => person))}</select>
<select id="occasion"><option value="">every occasion</option>${options(cases.map(({ occasion }) => occasion))}</select>
<label><input type="checkbox" id="faulty"> only with faults</label><span id="count"></span></header>
${cases.map(caseHtml).join('\n')}
<script>${script}</script></html>
`
