/** px by which a line of text may exceed its box, because letters leave space above and below. */
const tolerance = 1

/** Whether a box cuts off text. A button counts even if it does not clip: its text would cover what is around it. */
const clips = (box: Element) => box.matches('button') || getComputedStyle(box).overflowY !== 'visible'

function isCutBy(line: DOMRect, box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  const isSeen = line.top < bottom - tolerance && line.bottom > top + tolerance
  return isSeen && (line.top < top - tolerance || line.bottom > bottom + tolerance)
}

function* boxesOf(text: Text): Generator<Element> {
  let box: Element | null = text.parentElement
  for (; box && !box.matches('main'); box = box.parentElement) yield box
}

const isForScreenReaders = (text: Text) => [...boxesOf(text)].some((box) => box.matches('.sr'))

/** Returns texts of the page whose lines are cut in half by a box around them, or that do not fit into a button. */
export function cutWords(): string[] {
  const cut = new Set<string>()
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    const boxes = [...boxesOf(text)].filter(clips)
    const isCut = lines.some((line) => boxes.some((box) => isCutBy(line, box)))
    if (isCut && !isForScreenReaders(text)) cut.add(text.data)
  }
  return [...cut]
}
