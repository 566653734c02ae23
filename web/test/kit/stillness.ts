/** Resolves when an element has come to rest: dialogs slide in, and a place measured on the way is not the place. */
export async function stillness(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
}
