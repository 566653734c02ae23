export { type DrawingDeps, drawOutfit, type OutfitDrawing } from './draw-outfit.ts'
export { outfitHandlers, type OwnPictureDeps } from './own-picture.ts'
export { noFacts, type PictureFacts } from './picture-texts.ts'
