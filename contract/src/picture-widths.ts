/** The widths, in px, in which every stored picture is kept. `imageUrl?w=320` asks for one. */
export const pictureWidths = [160, 320, 640, 1280] as const
