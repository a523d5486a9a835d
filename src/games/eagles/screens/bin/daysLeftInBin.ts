// Days for which what is in the bin can still be had back.
import { daysInBin } from '@/storage/index.ts'

const day = 24 * 60 * 60 * 1000

/** Whole days until it goes for good; at least 1. */
export function daysLeftInBin({ binnedAt }: { readonly binnedAt: number | null }): number {
  const stayed = binnedAt === null ? 0 : (Date.now() - binnedAt) / day
  return Math.max(1, Math.ceil(daysInBin - stayed))
}
