import { type ClothesId, occasionTexts, type Recommendation, type WeatherId } from '@otday/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { backAt, canStep, type History, outfitKey, shownIn, stepped, withOutfit } from './history.ts'
import { chosenOutfit, shownFormat, type Worn } from '../outfits/index.ts'
import { outfitsQuery } from './queries.ts'
import { useAsked } from './use-asked.ts'
import { useEarlier } from './use-earlier.ts'
import { notePinned, pinnedFor, useKeep, usePins } from './use-pins.ts'
import { changedText, type Wish } from './wish.ts'

/**
 * Manages the outfit of a day: the outfits shown before, the wanted occasion (wish), and pieces that the user locked.
 */
export function useOutfits(weatherId: WeatherId | undefined) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useAsked()
  const options = outfitsQuery(weatherId ?? ('' as WeatherId), asked)
  const query = useQuery({ ...options, enabled: weatherId !== undefined })
  const history = query.data
  const shown = history && shownIn(history)
  const togglePin = usePins(shown)
  const keep = useKeep()
  const earlier = useEarlier(history, setAsked)
  const next = useNext()
  const pending = next.isPending && next.variables.weatherId === weatherId ? next.variables : undefined
  const [chosenFor, setChosenFor] = useState<string>()
  const [unchanged, setUnchanged] = useState<string>()
  const isUnchanged = shown !== undefined && outfitKey(shown) === unchanged

  function choose(wish: Wish) {
    if (!weatherId) return
    if (!shown) return begin(weatherId, wish)
    next.mutate(
      { weatherId, locked: pinnedFor(wish.occasion, shown), wish, onRetry: () => choose(wish) },
      {
        onSuccess: (outfit) => {
          setAsked(wish)
          setChosenFor(outfitKey(outfit))
        },
        // Removes the wish that failed from the URL, as an outfit for another occasion is shown.
        onError: (error) => error instanceof ApiError && asked.occasion !== shown?.occasion && setAsked({}),
      },
    )
  }
  /** Requests the day's first outfit for a wish, as none has been shown yet. */
  function begin(day: WeatherId, wish: Wish) {
    setAsked(wish)
    const first = { ...outfitsQuery(day, wish), staleTime: 0 }
    void queryClient.cancelQueries(first).then(() => queryClient.prefetchQuery(first))
  }
  useAskedElsewhere(asked, shown, (wish) => pending || choose(wish))

  function askWith(locked: readonly ClothesId[] = shown?.pinned ?? []) {
    if (!weatherId) return
    // If a request for an occasion that the user chose is running, that request is repeated instead.
    if (pending?.onRetry) return pending.onRetry()
    const before = shown && outfitKey(shown)
    next.mutate(
      { weatherId, locked, wish: asked, before },
      {
        onSuccess: (outfit) => {
          const isSame = outfitKey(outfit) === before
          setUnchanged(isSame ? before : undefined)
          // The line below the buttons may be out of sight.
          if (isSame) toast.info(unchangedText(outfit), undefined, 'unchanged')
        },
      },
    )
  }

  /** Shows an outfit of the history, and makes it the server's current outfit of the day. */
  function turnTo(turned: History) {
    const target = shownIn(turned)
    if (!target) return
    queryClient.setQueryData(options.queryKey, turned)
    if (target.occasion !== shown?.occasion) setAsked({ occasion: target.occasion })
    keep.mutate(target)
  }

  /** Makes an outfit of the user's own choice the day's; the piece `came`, chosen by hand, is pinned. */
  function wear(judged: Worn, came: ClothesId | null = null) {
    if (!shown) return
    if (came) notePinned(came)
    const outfit = chosenOutfit(judged, shown, came ? [...shown.pinned, came] : shown.pinned)
    queryClient.setQueryData(options.queryKey, (before) => withOutfit(before, outfit))
    keep.mutate(outfit, { onError: (error) => toast.error(messageOf(error)) })
  }

  return {
    recommendation: shown,
    error: query.error,
    busy: query.isFetching || pending !== undefined,
    /** Occasion, event and sport that are being requested, else those of the shown outfit; unknown ones are absent. */
    wish: pending?.wish.occasion ? pending.wish : shown ? { ...asked, occasion: shown.occasion } : asked,
    choose,
    /** Removes the wish from the URL when the user selects another day, since each day has its own choices. */
    forgetWish: () => setAsked({}),
    news: newsOf(shown && isUnchanged ? { ...shown, change: null } : shown, shown && outfitKey(shown) === chosenFor),
    /** Text for why the button 다른 옷 (other clothes) brought the same outfit again; empty if it did not. */
    unchanged: isUnchanged ? unchangedText(shown) : '',
    locked: new Set(shown?.pinned),
    toggleLock: togglePin,
    back: history && canStep(history, -1) ? () => turnTo(stepped(history, -1)) : earlier,
    forward: history && canStep(history, 1) ? () => turnTo(stepped(history, 1)) : null,
    another: () => askWith(),
    /** Requests another outfit, in which a piece is no longer locked. */
    anotherWithout: (id: ClothesId) => askWith(shown?.pinned.filter((pin) => pin !== id)),
    /** Shows an earlier outfit again, and cancels a running request for another one. */
    showAgain: (outfit: Recommendation) => {
      next.stop()
      if (history) turnTo(backAt(history, outfit))
    },
    wear,
    retry: () => void query.refetch(),
  }
}
export type Outfits = ReturnType<typeof useOutfits>

interface News {
  seen: string
  /** Text for screen readers only: a card below shows it. */
  heard: string
}

function newsOf(shown: Recommendation | undefined, isChosen: boolean | undefined): News {
  if (!shown) return { seen: '', heard: '' }
  const { occasion, renewed, change, sentences } = shown
  const isRepeated = sentences.some(({ kind, headline }) => kind === 'VARIETY' && `${headline}.` === change)
  const news = renewed ?? (isRepeated ? null : change)
  return {
    seen: [isChosen && changedText(occasion), news].filter(Boolean).join(' '),
    heard: renewed === null && isRepeated ? (change ?? '') : '',
  }
}

function unchangedText({ clothes, pinned }: Recommendation): string {
  if (pinned.length >= clothes.length) return '모두 고정해 두어서 바꿀 옷이 없어요.'
  if (pinned.length > 0) return '고정한 옷과 어울리는 다른 옷이 옷장에 없어요.'
  return '이 날씨에 맞는 조합이 옷장에 이것뿐이에요.'
}

/** Requests an outfit when the wish in the URL changes (back button, link). */
function useAskedElsewhere(asked: Wish, shown: Recommendation | undefined, follow: (wish: Wish) => void) {
  const check = useEffectEvent(() => {
    if (asked.occasion && shown && shown.occasion !== asked.occasion) follow(asked)
  })
  useEffect(() => check(), [asked.occasion])
}

interface NextWish {
  weatherId: WeatherId
  locked: readonly ClothesId[]
  wish: Wish
  /** Key of the outfit that is replaced. */
  before?: string | undefined
  /** Set when an occasion was chosen; the failure text then differs and offers a retry. */
  onRetry?: () => void
}

/** Requests the next outfit; a new request aborts the one before. */
function useNext() {
  const queryClient = useQueryClient()
  const running = useRef<AbortController>(null)
  const next = useMutation({
    mutationFn: async ({ weatherId, locked, wish, before }: NextWish) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const query = { weatherId, locked: locked.join(','), scene: shownFormat(), ...wish }
      const ask = () => api.recommendations.get({ query }, { signal })
      if (!navigator.onLine) {
        const here = await import('./offline/choose-here.ts').catch(() => null)
        if (here) return here.chooseHere(weatherId, wish, locked)
      }
      const outfit = await ask()
      // The server does not know outfits composed by hand and may choose the same one: then it is asked once more.
      return outfitKey(outfit) === before ? ask() : outfit
    },
    onSuccess: (outfit, { weatherId, wish }) => {
      queryClient.setQueryData(outfitsQuery(weatherId, wish).queryKey, (history) => withOutfit(history, outfit))
      // The server stores a chosen event or sport as a preference.
      if (wish.formalEvent || wish.sport) void queryClient.invalidateQueries({ queryKey: ['stylist', 'preferences'] })
    },
    onError: (error, { weatherId, wish, onRetry }) => {
      if (!(error instanceof ApiError)) return
      // If a pinned piece was deleted, the day's outfit is refetched, which also drops the other suggestions of this
      // visit.
      const gone = error.exceptionName === 'ClothesNotFound'
      if (gone) void queryClient.invalidateQueries(outfitsQuery(weatherId, wish))
      if (onRetry && !gone && navigator.onLine)
        toast.error(occasionTexts.failed, { label: occasionTexts.retry, onPress: onRetry })
      else toast.error(messageOf(error))
    },
  })
  return { ...next, stop: () => running.current?.abort() }
}
