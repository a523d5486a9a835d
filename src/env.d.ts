/// <reference types="vite/client" />
// What the build puts in.
declare const __APP_VERSION__: string
