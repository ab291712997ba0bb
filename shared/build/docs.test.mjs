import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const isSkipped = (name) => name.startsWith('.') || ['node_modules', 'dist'].includes(name);
const folders = readdirSync(root, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !isSkipped(entry.name),
);

function documentsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isSkipped(entry.name)) return [];
    if (entry.isDirectory()) return documentsIn(join(folder, entry.name));
    return entry.name.endsWith('.md') ? [join(folder, entry.name)] : [];
  });
}

/** `a/{b,c}.ts` names `a/b.ts` and `a/c.ts`. */
function namesIn(text) {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  return choices === undefined ? [text] : choices.split(',').flatMap((each) => namesIn(before + each + after));
}

/** Paths that begin at a folder of the workspace, as far as they have no placeholder such as `<name>`, and links. */
function pathsIn(text, document) {
  const isFromRoot = (path) => folders.some(({ name }) => path.startsWith(`${name}/`));
  const named = [...text.matchAll(/`([^`\s<>*…]+\/[^`\s<>*…]*)`/g)].map(([, path]) => path);
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, path]) => path);
  return [
    ...named
      .filter(isFromRoot)
      .flatMap(namesIn)
      .map((path) => join(root, path)),
    ...linked.filter((path) => !path.includes(':')).map((path) => join(dirname(document), path)),
  ];
}

test('every path and link of a document exists', () => {
  const documents = documentsIn(root);
  expect(documents.length).toBeGreaterThan(20);
  const dead = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8'), document)
      .filter((path) => !existsSync(path))
      .map((path) => `${relative(root, document)}: ${relative(root, path)}`),
  );
  expect(dead).toEqual([]);
});
