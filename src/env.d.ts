/// <reference types="vite/client" />
// What the build puts in.
declare const __APP_VERSION__: string
/** The address of the source (package.json, homepage); empty if it names none. */
declare const __APP_SOURCE__: string
