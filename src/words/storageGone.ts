// Words on what is gone from the phone for good, told by the names of its kinds.
import { own } from '@/core/own.ts'

type Sentences = Readonly<Record<string, string>>

/** `all`: nothing of a kind is left, or of `other` ones; `some`: of those in `less` something is. Each is said once. */
export const goneWords =
  (all: Sentences & { readonly other: string }, some: Sentences) =>
  (kinds: readonly string[], less: readonly string[] = []): string => {
    const of = (sentences: Sentences) => (kind: string) => own(sentences, kind) ?? all.other
    return [...new Set([...kinds.map(of(all)), ...less.map(of(some))])].join(' ')
  }
