export { OutfitSection } from './components/OutfitSection.tsx'
export {
  ClothesPicker,
  ComfortSettings,
  FeedComfort,
  OotdDialog,
  StylistSettings,
  thank,
  warmUpOotdDialog,
} from './lazy.ts'
export { learnedText } from './comfort-words.ts'
export { chooseAnew, comfortKey } from './queries.ts'
export { useOutfits } from './use-outfits.ts'
