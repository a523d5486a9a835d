// Whatever comes in as text, opened as the app opens it: a mail if it begins with the headers of one.
import { openText } from '@/platform/documents/openDocument.ts'
import { readSource, type SourceBounds, type Submission } from '@/games/eagles/rules/index.ts'

export const readRaw = async (
  { name, text }: { readonly name: string; readonly text: string },
  most?: SourceBounds,
): Promise<readonly Submission[]> => readSource({ name, opened: await openText(text) }, most)
