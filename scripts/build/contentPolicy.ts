// The content policy: written once in public/_headers, completed by the hashes of what the page carries inline.
import { createHash } from 'node:crypto'

/** Directives that mean nothing, or are ignored, in a <meta> element. */
const headerOnly = /^(?:frame-ancestors|report-to|report-uri|sandbox)\b/

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(
    ([, content]) =>
      `'sha256-${createHash('sha256')
        .update(content ?? '')
        .digest('base64')}'`,
  )

/** Lets the inline scripts and styles of the page pass, and nothing else inline. */
export function allowInline(policy: string, html: string): string {
  const scripts = hashesOf(html, /<script>(.*?)<\/script>/gs)
  const styles = hashesOf(html, /<style>(.*?)<\/style>/gs)
  return policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
}

const line = /^ *Content-Security-Policy: (?<policy>.+)$/m

/** The policy of a _headers file. */
export function policyIn(headers: string): string {
  const policy = line.exec(headers)?.groups?.['policy']
  if (policy === undefined) throw new Error('public/_headers has no Content-Security-Policy')
  return policy.trim()
}

export const withPolicy = (headers: string, policy: string): string =>
  headers.replace(line, () => `  Content-Security-Policy: ${policy}`)

/** For hosts without custom headers, the page carries the policy itself. */
export const policyForPage = (policy: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
