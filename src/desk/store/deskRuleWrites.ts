// Rules of the rounds that were changed and are not stored yet.
import { defineStore } from 'pinia'
import { editDeskRules } from '@/storage/eventsDoor.ts'
import { partWrites } from './partWrites.ts'

export const useDeskRules = defineStore('deskRules', () => partWrites(editDeskRules))
