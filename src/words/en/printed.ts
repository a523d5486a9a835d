// Figures as the command line prints them; the app never loads this.
const percents = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const percent = (share: number): string => percents.format(share)
export const tenth = (number: number): string => tenths.format(number)
