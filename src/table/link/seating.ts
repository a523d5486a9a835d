// Seating of the second phone, as the value of a choice.
import { linkRoles, type LinkRole } from '@/core/link/message.ts'
import type { Seating } from './session.ts'

export const seatingValue = ({ role, seat }: Seating): string =>
  seat === null ? role : `${role} ${seat}`

export function seatingIn(value: string): Seating {
  const [name, seat = null] = value.split(' ')
  const role: LinkRole = linkRoles.find((each) => each === name) ?? 'spectator'
  return { role, seat: role === 'opponent' ? seat : null }
}
