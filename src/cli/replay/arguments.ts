// Request to `replay`: files, and in which words.
import { ok, refused, type Result } from '@/core/result.ts'
import { readCommandLine, type WrongOption } from '../commandLine.ts'

const languages = ['en', 'de'] as const
export type StoryLanguage = (typeof languages)[number]

export interface ReplayOrder {
  readonly files: readonly string[]
  readonly isJson: boolean
  readonly language: StoryLanguage
}

export type WrongReplay =
  | WrongOption
  | { readonly code: 'no-files' }
  | { readonly code: 'no-language'; readonly word: string }

export function readReplayOrder(words: readonly string[]): Result<ReplayOrder, WrongReplay> {
  const line = readCommandLine(words, { '--json': 0, '--language': 1 })
  if (!line.ok) return line
  const { options, others: files } = line.value
  const [word = 'en'] = options.get('--language') ?? []
  const language = languages.find((each) => each === word)
  if (language === undefined) return refused({ code: 'no-language', word })
  if (files.length === 0) return refused({ code: 'no-files' })
  return ok({ files, isJson: options.has('--json'), language })
}
