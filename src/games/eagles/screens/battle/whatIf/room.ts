// Parts that a look ahead needs: the sheet, what it opens with, and the odds.
import { lookAhead } from './forecasts.ts'
import { openingPlan } from './plans.ts'
import WhatIfSheet from './WhatIfSheet.vue'

export const whatIfRoom = { WhatIfSheet, lookAhead, openingPlan }
