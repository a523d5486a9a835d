// A field's class belongs to its box; every other attribute and listener goes to the control inside.
import type { useAttrs } from 'vue'

type Attrs = ReturnType<typeof useAttrs>

export const controlAttrs = (attrs: Attrs): Attrs => ({ ...attrs, class: undefined })
