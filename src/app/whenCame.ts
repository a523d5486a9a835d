// A file that came in another way than through this page's own button, and waits for this page.
import { onMounted } from 'vue'
import { useRoute } from 'vue-router'
import { useArrivals } from './arrivals.ts'

/** What an address says that leads to a page with a file waiting. */
export const cameMark = 'came'

/** Opens it as if it had been chosen here: shown first, nothing kept by itself. */
export function whenCame(open: (file: File) => unknown): void {
  const route = useRoute()
  const arrivals = useArrivals()
  onMounted(async () => {
    if (!(cameMark in route.query)) return
    const file = (await arrivals.take())?.files[0]
    if (file !== undefined) await open(file)
  })
}
