// What was typed at events and is not stored yet, each part under its own event.
import { defineStore } from 'pinia'
import { editEvent } from '@/storage/eventsDoor.ts'
import { partWrites } from './partWrites.ts'

export const useEventWrites = defineStore('eventWrites', () => partWrites(editEvent))
