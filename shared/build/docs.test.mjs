import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const isSkipped = (name) => name.startsWith('.') || ['node_modules', 'dist', 'pnpm-lock.yaml'].includes(name);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isSkipped(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const files = filesIn(root);
const documents = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const withoutPrograms = (text) => text.replace(/^ *```[^]*?^ *```/gm, '');
const spansIn = (text) => [...withoutPrograms(text).matchAll(/`([^`]+)`/g)].map(([, span]) => span);
const wordsIn = (text) => text.match(/[\w$]+/g) ?? [];

/** `a/{b,c}.ts` names `a/b.ts` and `a/c.ts`. */
function namesIn(text) {
  const [, before, choices, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [];
  return choices === undefined ? [text] : choices.split(',').flatMap((each) => namesIn(before + each + after));
}

test('every link of a document leads to a file', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...withoutPrograms(text).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .filter(([, path]) => !path.includes(':') && !existsSync(join(dirname(file), path)))
      .map(([, path]) => `${relative(root, file)}: ${path}`),
  );
  expect(dead).toEqual([]);
});

/** What builds write and servers answer. */
const isEmitted = (path) =>
  /^(\/?remotes\.json|\/embed\/v1\/\w+\.(js|d\.ts)|embed\.js|remoteEntry\.js|federationCore\.js|dist\/[\w.]+|\.tmp\/.+)$/.test(
    path,
  );

/** A path with a placeholder such as `<name>` names no file; others are complete, or the end of one from the root. */
test('every path in a document exists', () => {
  const tops = new Set(files.map((file) => relative(root, file).split('/')[0]));
  const isFromRoot = (path) => tops.has(path.split('/')[0]);
  const exists = (path) =>
    isFromRoot(path)
      ? existsSync(join(root, path))
      : files.some((file) => file.endsWith(`/${path.replace(/^\.+\//, '')}`));
  const dead = documents.flatMap(({ file, text }) =>
    spansIn(text)
      .filter(
        (span) => !/[\s<>*…=]/.test(span) && (/\.(tsx?|m[jt]s|js|json|html|css|md)$/.test(span) || span.includes('/')),
      )
      .flatMap(namesIn)
      .filter((path) => (isFromRoot(path) || /\.\w+$/.test(path)) && !isEmitted(path) && !exists(path))
      .map((path) => `${relative(root, file)}: ${path}`),
  );
  expect(dead).toEqual([]);
});

/** Names of other packages, and of commands of pnpm. */
const foreign = [
  'externalRuntime',
  'provideExternalRuntime',
  'useQuery',
  'initialData',
  'placeholderData',
  'relax_quotes',
  'outdated',
  // Of servers of language models.
  'gguf',
  'hermes',
  'jinja',
  'OLLAMA_ORIGINS',
  'vllm',
];

test('every name of code in a document is in the source', () => {
  const isSource = (file) => /\.(tsx?|m[jt]s|js|json|html|yaml|patch)$/.test(file);
  const known = new Set(foreign);
  for (const file of files.filter(isSource)) {
    const code = readFileSync(file, 'utf8').replace(/\/\*\*[^]*?\*\//g, '');
    for (const word of [...wordsIn(relative(root, file)), ...wordsIn(code)]) known.add(word);
  }
  const dead = documents.flatMap(({ file, text }) =>
    spansIn(text)
      .flatMap((span) => wordsIn(span.replace(/<[^>]*>/g, '')))
      .filter((word) => /[a-z]/i.test(word) && !known.has(word))
      .map((word) => `${relative(root, file)}: ${word}`),
  );
  expect(dead).toEqual([]);
});
