const limits = { lines: 40, parameters: 4 }

/** Returns the name of a function; one without a name is called by what it belongs to, as `rows.map`. */
function nameOf(ts, node, parent, source) {
  if (node.name) return node.name.getText(source)
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  const named = parent?.name ?? parent?.expression
  return named ? named.getText(source).replaceAll(/\s+/g, ' ').slice(0, 60) : 'default'
}

/**
 * Returns all functions with a body, with their number of parameters and of lines of logic: lines on which a syntax
 * node begins that is neither in JSX nor in an inner function. A text over several lines counts once.
 */
export function functionsIn(ts, file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const found = []
  const lineAt = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const isJsx = (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

  function visit(node, parent, lines) {
    if (ts.isTypeNode(node)) return
    if (ts.isFunctionLike(node) && node.body) {
      const own = new Set()
      const parameters = node.parameters.filter(({ name }) => name.getText(source) !== 'this').length
      found.push({ name: nameOf(ts, node, parent, source), line: lineAt(node) + 1, parameters, lines: own })
      visit(node.body, node, own)
      return
    }
    const inside = isJsx(node) ? undefined : lines
    if (!ts.isBlock(node)) inside?.add(lineAt(node))
    const holder = ts.isJsxExpression(node) ? parent : node
    ts.forEachChild(node, (child) => visit(child, holder, inside))
  }

  ts.forEachChild(source, (child) => visit(child, undefined, undefined))
  return found.map(({ lines, ...each }) => ({ ...each, lines: lines.size }))
}

/** Returns functions that exceed a limit without an exception, and exceptions that no function needs. */
export function faultsOf(functions, exceptions) {
  const left = new Set(Object.keys(exceptions))
  const faults = functions.flatMap(({ file, name, line, lines, parameters }) => {
    const place = `${file}: ${name}`
    const isTooMuch = lines > limits.lines || parameters > limits.parameters
    if (!isTooMuch || left.delete(place)) return []
    return `${file}:${line} ${name} has ${lines} lines of logic and ${parameters} parameters (at most ${limits.lines} and ${limits.parameters})`
  })
  return [...faults, ...[...left].map((place) => `${place} needs no exception in scripts/long-functions.data.mjs`)]
}
