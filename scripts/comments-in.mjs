/**
 * Returns all comments of a code file, in code and in JSX, with their marks.
 * @returns {{ line: number, text: string }[]} in the order of the file
 */
export function commentsIn(ts, file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const seen = new Map()
  const jsxTexts = []
  const add = (ranges) => {
    for (const { pos, end } of ranges ?? []) seen.set(pos, text.slice(pos, end))
  }
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) {
      jsxTexts.push(node)
      return
    }
    const children = node.getChildren(source)
    if (children.length === 0) {
      add(ts.getLeadingCommentRanges(text, node.pos))
      add(ts.getTrailingCommentRanges(text, node.end))
    }
    for (const child of children) if (!ts.isJSDoc(child)) visit(child)
  }
  visit(source)
  // After the end of a tag, the compiler takes a text that begins like a comment for one.
  const isInText = (at) => jsxTexts.some(({ pos, end }) => pos <= at && at < end)
  return [...seen]
    .filter(([pos]) => !isInText(pos))
    .toSorted(([one], [other]) => one - other)
    .map(([pos, comment]) => ({ line: source.getLineAndCharacterOfPosition(pos).line + 1, text: comment }))
}
