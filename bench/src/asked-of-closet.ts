import { randomUUID } from 'node:crypto'
import { type ClosetChangeId, commonGarments, type DraftId } from '@otday/contract'
import { type Asked, type Caller, type Endpoints, except, ofAdministrators, read, write } from './asked.ts'
import type { Subject } from './asked-subject.ts'

const photoBecomesPiece = ({ photo }: Subject): Asked => {
  const newDraft = ({ calls }: Caller) =>
    calls.drafts.create({ body: { draftId: randomUUID() as DraftId, fileName: 'IMG_1.JPG' }, image: photo })
  return {
    row: 'a photo becomes a piece',
    ask: async (caller) => {
      const { calls } = caller
      const { id: draftId, cutOut } = await newDraft(caller)
      const described = { name: '남색 셔츠', type: 'TOP' } as const
      await calls.drafts.update({ params: { draftId }, body: { ...described, isCutOut: cutOut !== null } })
      const { mask } = await calls.cuts.ofDraft({ params: { draftId } })
      if (mask) await calls.cuts.cutDraft({ params: { draftId }, body: { mask } })
      await calls.drafts.discard({ params: { draftId } })
      await calls.drafts.restore({ params: { draftId } })
      const body = { ...described, isCutOut: true, acceptsDuplicate: true }
      const { id: clothesId } = await calls.drafts.confirm({ params: { draftId }, body })
      const { mask: cut } = await calls.cuts.ofPiece({ params: { clothesId } })
      await calls.cuts.cutPiece({ params: { clothesId }, body: { mask: cut } })
      await calls.clothes.delete({ params: { clothesId } })
    },
  }
}

const aStart: Asked = {
  row: 'a closet begun with 24 pieces',
  ask: async ({ calls }) => {
    const garments = commonGarments.slice(0, 24).map(({ key, colors: [first] }) => ({ key, color: first }))
    const { clothes } = await calls.closetChanges.start({
      body: { changeId: randomUUID() as ClosetChangeId, garments },
    })
    await calls.closetChanges.delete({
      body: { changeId: randomUUID() as ClosetChangeId, clothesIds: clothes.map(({ id }) => id) },
    })
  },
}

const changeHundred = ({ pieces, color }: Subject): Asked => ({
  row: 'a hundred pieces changed at once',
  ask: async ({ calls, nth }) => {
    const chosen = { changeId: randomUUID() as ClosetChangeId, clothesIds: pieces.slice(nth * 100, nth * 100 + 100) }
    await calls.closetChanges.setAttribute({ body: { ...chosen, ...color } })
    await calls.closetChanges.undo({ body: chosen })
  },
})

const attributes: Endpoints['attributes'] = {
  list: read(({ calls }) => calls.attributes.list({ query: {} })),
  create: ofAdministrators,
  update: ofAdministrators,
  delete: ofAdministrators,
  usage: ofAdministrators,
}

const clothes = (aPhoto: Asked, { person, pieces, piece, photo }: Subject): Endpoints['clothes'] => ({
  list: {
    row: 'a search in the closet',
    ask: ({ calls }) => calls.clothes.list({ query: { ownerId: person, keywordLike: '셔츠', sortBy: 'lastWorn' } }),
  },
  appearance: read(({ calls }) => calls.clothes.appearance({ query: { type: 'TOP', name: '검정 셔츠' } })),
  create: {
    row: aPhoto.row,
    ask: async ({ calls }) => {
      const body = { ownerId: person, name: '사진 옷', type: 'TOP' } as const
      const { id: clothesId } = await calls.clothes.create({ body, image: photo })
      await calls.clothes.delete({ params: { clothesId } })
    },
  },
  update: write(({ calls, nth }) =>
    calls.clothes.update({
      params: { clothesId: pieces[nth] ?? piece },
      body: { name: `흰 셔츠 ${randomUUID()}`, type: 'TOP' },
    }),
  ),
  delete: aPhoto,
})

const clothesDetails = ({ piece }: Subject): Endpoints['clothesDetails'] => ({
  get: read(({ calls }) => calls.clothesDetails.get({ params: { clothesId: piece } })),
})

const closetChanges = (aHundred: Asked): Endpoints['closetChanges'] => ({
  start: aStart,
  setAttribute: aHundred,
  delete: aStart,
  undo: aHundred,
})

const drafts = (aPhoto: Asked, { largePhoto }: Subject): Endpoints['drafts'] => ({
  list: read(({ calls }) => calls.drafts.list({})),
  create: aPhoto,
  read: {
    row: 'a photo of 15 MB',
    ask: ({ calls }) => calls.drafts.read({ body: { fileName: 'IMG_1.JPG' }, image: largePhoto }),
  },
  update: aPhoto,
  confirm: aPhoto,
  discard: aPhoto,
  restore: aPhoto,
})

const cuts = (aPhoto: Asked): Endpoints['cuts'] => ({
  ofPiece: aPhoto,
  cutPiece: aPhoto,
  ofDraft: aPhoto,
  cutDraft: aPhoto,
})

const linkImport: Endpoints['linkImport'] = {
  extract: except('reads the page of another site on a thread (bench link-import)'),
  readName: read(({ calls }) => calls.linkImport.readName({ query: { name: '검정 셔츠' } })),
}

const pictures: Endpoints['pictures'] = {
  urls: read(({ calls }) => {
    const unknown = Array.from({ length: 100 }, () => randomUUID())
    return calls.pictures.urls({ query: { ids: unknown.join(',') } })
  }),
}

/** Returns how the endpoints for pieces, their photos and their import are called, or why they are not. */
export const endpointsOfCloset = (subject: Subject) => {
  const aPhoto = photoBecomesPiece(subject)
  const aHundred = changeHundred(subject)
  return {
    attributes,
    clothes: clothes(aPhoto, subject),
    clothesDetails: clothesDetails(subject),
    closetChanges: closetChanges(aHundred),
    drafts: drafts(aPhoto, subject),
    cuts: cuts(aPhoto),
    linkImport,
    pictures,
  }
}
