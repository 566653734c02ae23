/**
 * Prevents React from ending the page with a NotFoundError because browser translation or an extension has replaced
 * nodes that React made (https://github.com/facebook/react/issues/11538). Removing a node that is no longer there has
 * no effect, and a node that should stand before such a node is inserted last. Must be called once, before React
 * renders.
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
