// The QR code of a list.
import type { Army } from '@/games/eagles/rules/index.ts'
import { useLinkQr } from '@/ui/qr/linkQr.ts'
import { shareLink } from './shareLink.ts'

export const useListQr = (army: () => Army) => useLinkQr(() => shareLink(army()))
