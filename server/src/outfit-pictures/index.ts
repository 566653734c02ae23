export { type DrawingDeps, drawOutfit, type OutfitDrawing } from './draw-outfit.ts'
export { outfitHandlers } from './own-picture.ts'
export { noFacts } from './picture-texts.ts'
