// Facades: files of a build that only pass names on. What is bundled into one file is also imported a part at a time,
// and for each such part the bundler writes one. A phone would fetch it before the real file, at every start.
import type { Plugin } from 'vite'

interface Facade {
  /** The real file. */
  readonly file: string
  /** As the importer says it, and as the real file does. */
  readonly names: readonly (readonly [said: string, meant: string])[]
}

const onlyPassesOn = /^export\{([^{}]*)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/

function facadeIn(code: string): Facade | null {
  const [, names, file] = onlyPassesOn.exec(code) ?? []
  if (names === undefined || file === undefined) return null
  const pairs = names.split(',').map((name) => {
    const [meant = '', said = meant] = name.trim().split(' as ')
    return [said, meant] as const
  })
  return { file, names: pairs }
}

/**
 * What a part exports is read once, when its file has run: exports never change (the linter refuses `export let`). Vue
 * takes a component from `default` only of what says that it is a module.
 */
function partOf({ file, names }: Facade): string {
  const parts = names.map(([said, meant]) => `${said}:m.${meant}`)
  const mark = names.some(([said]) => said === 'default') ? ['__esModule:!0'] : []
  return `import("./${file}").then(m=>({${[...mark, ...parts].join()}}))`
}

const importing = /import\((["'`])\.\/([^"'`]+)\1\)/g
/** In the tables of what is to be fetched ahead. */
const fetching = /(["'`])assets\/([^"'`]+\.js)\1/g

function asking(code: string, facades: ReadonlyMap<string, Facade>): string {
  const rewritten = (whole: string, file: string, write: (facade: Facade) => string): string => {
    const facade = facades.get(file)
    return facade === undefined ? whole : write(facade)
  }
  return code
    .replace(importing, (whole, _quote: string, file: string) => rewritten(whole, file, partOf))
    .replace(fetching, (whole, quote: string, file: string) =>
      rewritten(whole, file, (facade) => `${quote}assets/${facade.file}${quote}`),
    )
}

/** The scripts of a build by name, without facades: who imports a part asks the real file for it. */
export function withoutFacades(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const facades = new Map<string, Facade>()
  for (const [name, code] of scripts) {
    const facade = facadeIn(code)
    if (facade !== null) facades.set(name, facade)
  }
  const real = [...scripts].filter(([name]) => !facades.has(name))
  const rest = new Map(real.map(([name, code]) => [name, asking(code, facades)]))
  for (const [name, code] of rest)
    for (const facade of facades.keys())
      if (code.includes(facade)) throw new Error(`${name} asks for ${facade}, which only passes on`)
  return rest
}

const folder = 'assets/'

/** All that decides how a script is rewritten. */
const how = [onlyPassesOn, facadeIn, partOf, importing, fetching, asking].join()

export function dropFacades(): Plugin {
  return {
    name: 'drop-facades',
    apply: 'build',
    enforce: 'post',
    /** Files are named by what is in them before they are rewritten: how they are has to count as well. */
    augmentChunkHash: () => how,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const nameOf = (file: string) => file.replace(folder, '')
        const rest = withoutFacades(
          new Map(chunks.map(({ fileName, code }) => [nameOf(fileName), code])),
        )
        // The bundler prints them otherwise, or no more (github.com/rolldown/rolldown/issues/9729).
        if (rest.size === chunks.length) this.error('no facade was found in the build')
        for (const chunk of chunks) {
          if (chunk.isEntry && !rest.has(nameOf(chunk.fileName)))
            this.error(`the page itself asks for ${chunk.fileName}`)
          const code = rest.get(nameOf(chunk.fileName))
          if (code === undefined) Reflect.deleteProperty(bundle, chunk.fileName)
          else chunk.code = code
        }
      },
    },
  }
}
