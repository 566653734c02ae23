export { OutfitSection } from './components/OutfitSection.tsx'
export { readBasesAhead } from './lazy.ts'
export { useOutfits } from './use-outfits.ts'
