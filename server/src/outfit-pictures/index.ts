import { defineModule } from '#platform/define-module.ts'
import { outfitHandlers, type OwnPictureDeps } from './own-picture.ts'

export { type DrawingDeps, drawOutfit, type OutfitDrawing } from './draw-outfit.ts'
export { noFacts } from './picture-texts.ts'

export const outfitPictures = defineModule('outfit-pictures', (deps: OwnPictureDeps) => ({
  handlers: { outfits: outfitHandlers(deps) },
}))
