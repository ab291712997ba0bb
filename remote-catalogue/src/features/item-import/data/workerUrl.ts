/** Set by webpack to the folder this remote was loaded from; there is none in tests. */
declare const __webpack_public_path__: string | undefined;

/** The worker's own bundle, built beside `remoteEntry.js`; undefined where the code is not bundled. */
export function workerUrl(): string | undefined {
  if (typeof __webpack_public_path__ === 'undefined') return undefined;
  return `${__webpack_public_path__}importer.worker.js`;
}
