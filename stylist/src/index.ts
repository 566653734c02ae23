export { inOrder } from './choosing/choose.ts'
export { gapsOf } from './choosing/gaps.ts'
export { type JudgedOutfit, judging } from './choosing/judge.ts'
export { occasionsIn, occasionsOf, purposesOf } from './choosing/occasions-of.ts'
export { keyOf } from './choosing/outfit-key.ts'
export { recommend, type Outfit, type RecommendOptions } from './choosing/recommend.ts'
export { missOf, type Verdict, verdictOf } from './choosing/verdict.ts'
export { turnedWrong, type WeatherChange, weatherNow, type WeatherThen } from './choosing/weather-change.ts'
export { type Band, bandOf } from './day/bands.ts'
export { sayingAway } from './context/choosable.ts'
export { choose, choosePrepared, prepare, type Prepared, unclearPiece } from './context/choose.ts'
export {
  type Asked,
  type CastVote,
  type Context,
  type PassedOver,
  type Pinned,
  saidFor,
  saidOn,
  type SaidDay,
  type Worn,
} from './context/context.ts'
export { alternatives, fill, follow, judge, judgedIn, matchesIn } from './context/judge.ts'
export { planOf } from './context/plan-of.ts'
export { choosableFor, type Styled, type Styling, stylingFor } from './context/styling.ts'
export { tasteOf, type TasteSignals } from './context/taste-of.ts'
export { type Day, dayOf, type Plan } from './day/day.ts'
export { feelsLike } from './day/feels-like.ts'
export { usualHours } from './day/plan.ts'
export { type NoteReading, readNote } from './day/read-note.ts'
export { typicalWeather, type Weather } from './day/weather.ts'
export { weekdayOf } from './day/weekdays.ts'
export { writeBasis } from './basis.ts'
export { byLayout } from './explaining/layout.ts'
export { present, wornClo } from './explaining/present.ts'
export { hintsOf } from './explaining/hints.ts'
export { explain, reasonOf, type Explanation, type Sentence, type SentenceKind } from './explaining/sentences.ts'
export type { FollowedOutfit } from './following/follow.ts'
export { followReason } from './following/reasons.ts'
export { type Felt, offsetOf, type Taste } from './learning/index.ts'
export { packTrip, type TripSlot } from './choosing/pack-trip.ts'
export { finish, type Steps } from './choosing/steps.ts'
export { appearanceOf } from './reading/appearance.ts'
export { colorOf } from './reading/color.ts'
export type { Condition, Correction, Facts, Item, Season } from './reading/facts.ts'
export { seasonsOf } from './reading/read-attributes.ts'
export { readFacts } from './reading/read-facts.ts'
export { isKindOf, kindLabel, kindsOf } from './reading/kind-rows.ts'
export { searchMarksMeant, searchMarksOf } from './reading/search-marks.ts'
export { colorsNamed, typeNamed } from './reading/type-named.ts'
export { purposeMarks } from './reading/worn-marks.ts'
