import v8 from 'node:v8';

/**
 * V8 compiles a function again, optimized, once it has run for a while. Each test file runs its code anew, so that most of that
 * is thrown away before it has earned its time: decision 0026.
 */
export function optimizeLater() {
  // Node 22 and later count calls instead, and say so of an option that they do not know.
  if (process.version.startsWith('v20.')) v8.setFlagsFromString('--interrupt-budget=1000000');
  // The embedded database is WebAssembly.
  v8.setFlagsFromString('--wasm-tiering-budget=100000000');
}
