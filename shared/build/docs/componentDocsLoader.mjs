import { readComponentDocs, uiFiles } from './readComponentDocs.mjs';

/**
 * Webpack loader of `.docs` files: a JSON list of subpaths of `@back-office/shared` becomes the documentation of the
 * components they export, read from the source in every build.
 */
export default function componentDocsLoader(packages) {
  for (const file of uiFiles()) this.addDependency(file);
  return `export default ${JSON.stringify(readComponentDocs(JSON.parse(packages)))};`;
}
