// What a look ahead needs: the sheet, what it opens with, and the odds.
export { default as WhatIfSheet } from './WhatIfSheet.vue'
export { lookAhead } from './forecasts.ts'
export { openingPlan } from './plans.ts'
