/** Resolves when an element's animations have ended: dialogs slide in, and their place is wrong until then. */
export async function stillness(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
}
