import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where each remote is tried: a screen, its heading, the entry of the navigation that leads there. */
export const targets = [
  { area: 'catalogue', path: '/items', heading: 'Items', title: 'Dashboard and items' },
  { area: 'assistant', path: '/chatbot', heading: 'Assistant', title: 'Assistant' },
  { area: 'reports', path: '/transactions', heading: 'Transactions', title: 'Reports' },
  { area: 'learning', path: '/education', heading: 'Education Center', title: 'Education' },
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

/** The source of a container whose area is this code. */
function fakeContainer({ container, contract, routes }, { module = '', component = "return 'Mended'" }) {
  const path = routes[0] === '/' ? 'items' : routes[0].slice(1);
  return `var ${container} = { init() {}, get() { ${module}; return Promise.resolve(() => ({ createArea: () => ({
    contract: '${contract}', routes: [{ path: '${path}', Component() { ${component} } }] }) })) } };`;
}

const throwing = (options) => ({
  fault: (server, { area }) => {
    const row = server.rows().find(({ name }) => name === area);
    server.setRegistry(changeRow(area, withoutHashes));
    server.setFaults([
      { app: area, matches: entry, answer: { type: 'text/javascript', body: fakeContainer(row, options) } },
    ]);
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
 * Every kind of fault. `isSlow`: the area must open all the same. `worksWhenOpen`: it does not concern a page that is
 * already open.
 */
export const cases = {
  'registry 404': registryAnswers('missing'),
  'registry hangs': registryAnswers('hangs'),
  'registry is a page': registryAnswers('page'),
  'one bad row': rowIs((row) => ({ ...row, entry: 7 })),
  'registry empty': {
    fault: (server) => server.setRegistry((list) => ({ ...list, areas: [] })),
    worksWhenOpen: true,
  },
  'entry 404': filesOf(entry, 'missing'),
  'entry 500': filesOf(entry, 'error'),
  'entry hangs': filesOf(entry, 'hangs'),
  'entry is a page': filesOf(entry, 'page'),
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
  'module throws': throwing({ module: "throw new Error('module')" }),
  'render throws': throwing({ component: "throw new Error('render')" }),
  'contract mismatch': rowIs((row) => ({ ...row, contract: '9.0.0' })),
  '6 s a file': {
    isSlow: true,
    fault: (server, { area }) =>
      server.setFaults([
        { app: area, matches: () => true, answer: 'slow' },
        { app: 'host', matches: registry, answer: 'slow' },
      ]),
  },
  'origin refused': { fault: (server, { area }) => server.refuse(area) },
};

/** One case for each chunk that the screen needs, alone missing: shared groups and the screen itself. */
export function chunkCases(server, { area, path }, distFolder) {
  const row = server.rows().find(({ name }) => name === area);
  const needed = row.preload
    .filter((file) => !file.path || path.startsWith(file.path))
    .map(({ href }) => new URL(href).pathname);
  const shared = readdirSync(join(distFolder, row.version))
    .filter((file) => file.endsWith('.js') && chunk(`/${file}`))
    .map((file) => `/${row.version}/${file}`);
  const paths = [...new Set(needed)].filter((file) => shared.includes(file));
  return Object.fromEntries(
    paths.map((file) => [`${file.split('/').at(-1)} alone 404`, filesOf((asked) => asked === file, 'missing')]),
  );
}
