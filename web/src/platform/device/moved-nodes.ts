/**
 * Makes React survive that browser translation and extensions replace nodes that it made
 * (https://github.com/facebook/react/issues/11538): removing a missing node, or inserting before it, would end the page
 * with a NotFoundError. Now the node counts as removed, or the new one comes last. Must be called once, before React
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
