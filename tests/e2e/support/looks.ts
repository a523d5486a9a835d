// The looks every screen is tested in: both themes in both languages, as the phone's own settings give them.
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en-GB', 'de-DE'] as const).map((locale) => ({
    name: `${colorScheme}, ${locale.slice(0, 2)}`,
    /** For `test.use`: the app follows the system until told otherwise. */
    use: { colorScheme, locale },
  })),
)
