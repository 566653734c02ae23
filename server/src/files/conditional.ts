export const acceptsAvif = (accept: string | undefined): boolean => accepts(accept, 'image/avif')

/** Returns whether an Accept header names a type; wildcards do not count, as old clients send them for everything. */
export const accepts = (accept: string | undefined, wanted: string): boolean =>
  (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return type === wanted && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** Compares an If-None-Match header with an ETag, weakly (RFC 9110 §13.1.2). */
export const namesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.trim() === '*' ||
  (ifNoneMatch ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
