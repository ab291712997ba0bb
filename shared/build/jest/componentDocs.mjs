import { docsKey, readComponentDocs } from '../docs/readComponentDocs.mjs';

/** What the webpack loader of `.docs` files does, for jest; jest's cache is asked by the state of the ui kit. */
export default {
  process: (packages) => ({
    code: `exports.default = ${JSON.stringify(readComponentDocs(JSON.parse(packages)))};
Object.defineProperty(exports, '__esModule', { value: true });`,
  }),
  getCacheKey: (packages) => `${packages}${docsKey()}`,
};
