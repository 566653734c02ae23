export { OutfitSection } from './components/OutfitSection.tsx'
export { ExchangeDialog, OotdDialog, warmUpOotdDialog } from './lazy.ts'
export {
  ClothesPicker,
  ComfortSettings,
  ComposeDialog,
  FeedComfort,
  readBasesAhead,
  StylistSettings,
  thank,
} from './lazy-elsewhere.ts'
export { comfortQuery, outfitOfFeed } from './comfort-queries.ts'
export { learnedText } from './comfort-words.ts'
export { chooseAnew, comfortKey } from './queries.ts'
export { useOutfits } from './use-outfits.ts'
