BAG
/** A product line or model whose name tells the kind; read only where the piece's closet type is the kind's. */
export type Model = { readonly words: string; readonly kind: AnyKind; readonly says?: string }
