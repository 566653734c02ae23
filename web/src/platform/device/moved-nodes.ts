/**
 * Browsers that translate a page, and extensions, put other nodes in place of those that React made
 * (https://github.com/facebook/react/issues/11538). Taking away what is gone, or putting something before it, then ends
 * the page with a NotFoundError; after this it is gone, or comes last. To be called once, before React draws.
 */
export function tolerateMovedNodes({ prototype }: typeof Node = Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}
