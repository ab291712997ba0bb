import { docsKey, readComponentDocs } from '../docs/readComponentDocs.mjs';

/** Jest's counterpart of the webpack loader of `.docs` files. Jest's cache depends on the files of the UI kit. */
export default {
  process: (packages) => ({
    code: `exports.default = ${JSON.stringify(readComponentDocs(JSON.parse(packages)))};
Object.defineProperty(exports, '__esModule', { value: true });`,
  }),
  getCacheKey: (packages) => `${packages}${docsKey()}`,
};
