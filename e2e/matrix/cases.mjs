/** Where the remotes are tried: a screen and its heading. */
export const targets = [
  { area: 'catalogue', path: '/items', heading: 'Items' },
  { area: 'catalogue', path: '/items/library', heading: 'Item library' },
  { area: 'assistant', path: '/chatbot', heading: 'Assistant' },
  { area: 'reports', path: '/transactions', heading: 'Transactions' },
  { area: 'learning', path: '/education', heading: 'Education Center' },
];

const entry = (path) => path.endsWith('/remoteEntry.js');
const chunk = (path) => path.endsWith('.js') && !entry(path) && !path.includes('worker');
const registry = (path) => path === '/remotes.json';
const wrongCode = { type: 'text/javascript', body: 'window.wrong = 1;' };

function changeRow(area, change) {
  return (list) => ({ ...list, areas: list.areas.map((row) => (row.name === area ? change(row) : row)) });
}

/** A row without hashes and preloads, so that its code can be replaced. */
const withoutHashes = ({ integrity: _integrity, ...row }) => ({ ...row, preload: [] });

/** The source of a container whose area is this code; `React` is the host's copy. */
function fakeContainer({ container, contract }, path, { module = '', component = "return 'Mended'" }) {
  return `var ${container} = {
    init(scope) { this.react = Object.values(scope.react)[0].get(); },
    async get() {
      const React = (await this.react)();
      ${module};
      const routes = [{ path: '${path.slice(1)}', Component() { ${component} } }];
      return () => ({ createArea: () => ({ contract: '${contract}', routes }) });
    },
  };`;
}

/** The row of a version whose folder was removed. */
const moved = (row, folder) => JSON.parse(JSON.stringify(row).replaceAll(`/${row.version}/`, `/${folder}/`));

const throwing = (options) => ({
  fault: (server, { area, path }) => {
    const row = server.rows().find(({ name }) => name === area);
    const body = fakeContainer(row, path, options);
    server.setRegistry(changeRow(area, withoutHashes));
    server.setFaults([{ app: area, matches: entry, answer: { type: 'text/javascript', body } }]);
  },
});
const filesOf = (matches, answer) => ({
  fault: (server, { area }) => server.setFaults([{ app: area, matches, answer }]),
});
const registryAnswers = (answer) => ({
  fault: (server) => server.setFaults([{ app: 'host', matches: registry, answer }]),
  // A page that has read the registry once keeps what it read.
  worksWhenOpen: true,
});
const rowIs = (change) => ({
  fault: (server, { area }) => server.setRegistry(changeRow(area, change)),
  worksWhenOpen: true,
});

/**
 * Every kind of fault. `isSlow`: the area must open all the same. `isLate`: without Retry, after the panel. `worksWhenOpen`: it does not concern a page that is
 * already open.
 */
export const cases = {
  'registry 404': registryAnswers('missing'),
  'registry hangs': registryAnswers('hangs'),
  'registry is a page': registryAnswers('page'),
  'registry is cut': registryAnswers('isCut'),
  'registry stalls halfway': registryAnswers('stalls'),
  'registry redirects to a sign-in': registryAnswers('redirects'),
  'registry 503 twice': { ...registryAnswers('flaps'), isSlow: true },
  'one bad row': rowIs((row) => ({ ...row, entry: 7 })),
  'registry empty': {
    fault: (server) => server.setRegistry((list) => ({ ...list, areas: [] })),
    worksWhenOpen: true,
  },
  'entry 404': filesOf(entry, 'missing'),
  'entry 500': filesOf(entry, 'error'),
  'entry hangs': filesOf(entry, 'hangs'),
  'entry is a page': filesOf(entry, 'page'),
  'entry is cut': filesOf(entry, 'isCut'),
  'entry stalls halfway': filesOf(entry, 'stalls'),
  'entry redirects to a sign-in': filesOf(entry, 'redirects'),
  'entry without CORS': filesOf(entry, 'hasNoCors'),
  'entry with a wrong encoding': filesOf(entry, 'hasWrongEncoding'),
  'entry resets the connection': filesOf(entry, 'resets'),
  'entry 503 twice': { ...filesOf(entry, 'flaps'), isSlow: true },
  'entry has a syntax error': filesOf(entry, { type: 'text/javascript', body: 'var = ;' }),
  'entry tampered with': filesOf(entry, wrongCode),
  'entry defines another global': {
    fault: (server, { area }) => {
      server.setRegistry(changeRow(area, withoutHashes));
      server.setFaults([{ app: area, matches: entry, answer: wrongCode }]);
    },
  },
  'all chunks 404': filesOf(chunk, 'missing'),
  'all chunks hang': filesOf(chunk, 'hangs'),
  'all chunks tampered with': filesOf(chunk, wrongCode),
  'all chunks are cut': filesOf(chunk, 'isCut'),
  'all chunks stall halfway': filesOf(chunk, 'stalls'),
  'all chunks redirect to a sign-in': filesOf(chunk, 'redirects'),
  'all chunks without CORS': filesOf(chunk, 'hasNoCors'),
  'all chunks with a wrong encoding': filesOf(chunk, 'hasWrongEncoding'),
  'all chunks reset the connection': filesOf(chunk, 'resets'),
  'released version is gone': rowIs((row) => moved(row, 'gone')),
  'module throws': throwing({ module: "throw new Error('module')" }),
  'render throws': throwing({ component: "throw new Error('render')" }),
  'effect throws': throwing({ component: "React.useEffect(() => { throw new Error('effect'); }); return 'Drawn'" }),
  'contract mismatch': rowIs((row) => ({ ...row, contract: '9.0.0' })),
  '6 s a file': {
    isSlow: true,
    fault: (server, { area }) =>
      server.setFaults([
        { app: area, matches: () => true, answer: 'slow' },
        { app: 'host', matches: registry, answer: 'slow' },
      ]),
  },
  // The panel goes away without being asked.
  '20 s a chunk': { isLate: true, ...filesOf(chunk, 'late') },
  'all files 503 twice': { ...filesOf(() => true, 'flaps'), isSlow: true },
  'origin refused': { fault: (server, { area }) => server.refuse(area) },
};

/** One case for each chunk that the screen needs, alone missing: shared groups and the screen itself. */
export function chunkCases(server, { area, path }) {
  const { preload } = server.rows().find(({ name }) => name === area);
  const prefixes = preload.flatMap((file) => (file.path && `${path}/`.startsWith(`${file.path}/`) ? [file.path] : []));
  const longest = prefixes.toSorted((one, other) => other.length - one.length)[0];
  const paths = preload
    .filter((file) => !file.path || file.path === longest)
    .map(({ href }) => new URL(href).pathname)
    .filter(chunk);
  return Object.fromEntries(
    [...new Set(paths)].map((file) => [`${nameOf(file)} alone 404`, filesOf((asked) => asked === file, 'missing')]),
  );
}

/** webpack names the chunks of shared modules by numbers, and the version's hash follows each name. */
function nameOf(file) {
  const [name] = file.split('/').at(-1).split('.');
  return /^\d/.test(name) ? `shared chunk ${name}` : name;
}
