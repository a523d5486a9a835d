// What the type checker of the linter reads of a .vue file: its script alone, as the parser hands it over.
import ts from 'typescript'

/** Two scripts, or one with a type parameter, are put together by the parser in its own way. */
const scriptIn = (file: string): string => /<script\b[^>]*>(.*?)<\/script>/s.exec(file)?.[1] ?? ''

/**
 * The parser opens each .vue file with its script as the text. Wherever the checker has read something else from the disk,
 * it forgets the types of all files and works them out again. A file that still differs is only slower.
 */
export function readVueFilesAsScripts(): void {
  const onDisk = ts.sys.readFile.bind(ts.sys)
  ts.sys.readFile = (path, encoding) => {
    const text = onDisk(path, encoding)
    return text !== undefined && path.endsWith('.vue') ? scriptIn(text) : text
  }
}
