import { type Mask, maskOf, type MaskRuns } from '@otday/common/cut-mask'
import { maskSide } from '@otday/contract/picture-widths'
import { AppError } from '../errors.ts'

/**
 * Returns the mask of runs of pixels that a client sent.
 * @throws InvalidInput unless they cover a picture and leave something visible
 */
export function requireMask({ width, height, runs }: MaskRuns): Mask {
  const isSize = [width, height].every((side) => side >= 1 && side <= maskSide)
  const isCovering = runs.every((run) => run >= 0) && runs.reduce((sum, run) => sum + run, 0) === width * height
  const isLeft = runs.some((run, turn) => turn % 2 === 1 && run > 0)
  if (!isSize || !isCovering || !isLeft) throw new AppError('InvalidInput', { mask: '사진에 맞지 않아요.' })
  return maskOf({ width, height, runs })
}
