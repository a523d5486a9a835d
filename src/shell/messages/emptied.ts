// Message on what the browser has deleted underneath the app, for any screen.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { whenEmptied, type Emptied } from '@/storage/index.ts'

export const useEmptied = defineStore('emptied', () => {
  const what = shallowRef<Emptied | null>(null)
  void whenEmptied((told) => (what.value = told))
  return { what }
})
