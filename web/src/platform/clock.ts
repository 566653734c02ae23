/** The current moment; everything that asks for the time asks here. */
export const now = () => new Date()
