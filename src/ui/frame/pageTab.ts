// A tab of the frame: where it leads, what it is called.
import type { IconName } from '../icon/icons.ts'

export interface PageTab {
  readonly to: string
  readonly label: string
  readonly icon: IconName
}
