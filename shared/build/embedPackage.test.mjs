import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { writeTypes } from './embed.mjs';
import { stableTypes, stableTypesPath } from './stableEmbed.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';

const folder = join(workspaceRoot, 'shared/embed');
const packageJson = readJson(join(folder, 'package.json'));

let project;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(project, 'node_modules/@back-office'), { recursive: true });
  symlinkSync(folder, join(project, 'node_modules/@back-office/embed'), 'dir');
});
afterAll(() => rmSync(project, { recursive: true }));

/** The lines with errors, of pages in another project, which has the package and nothing else of the product. */
function linesWithErrors(pages) {
  const paths = pages.map((source, index) => {
    const path = join(project, `page${index}.ts`);
    writeFileSync(path, source);
    return path;
  });
  const program = ts.createProgram(paths, {
    strict: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const linesOf = (file) =>
    [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ start }) => {
      const from = file.text.lastIndexOf('\n', start) + 1;
      return file.text.slice(from, file.text.indexOf('\n', from)).trim();
    });
  const types = program.getSourceFiles().filter(({ fileName }) => /(embed|catalogue)\.d\.ts$/.test(fileName));
  expect(types).toHaveLength(1);
  return [...paths.map((path) => program.getSourceFile(path)), ...types].map(linesOf);
}

const goodPage = `
import { loadArea, type AreaElement, type AreaEventMap, type ItemsSource, type LedgerPort, type PageItem } from '@back-office/embed';

export function lend(ledger: LedgerPort, list: PageItem[]): ItemsSource {
  void ledger.figures({ range: { from: '2026-01-01', to: '2026-01-31' }, filters: [], measures: ['net-sales'] });
  return { read: async () => list, write: async ({ put, remove }) => console.log(put.length, remove.length) };
}

export async function show(into: HTMLElement, ledger: LedgerPort) {
  const { mount } = await loadArea('catalogue', 'https://office.example');
  const area = await mount(into, { path: '/', theme: 'auto', sources: { ledger, items: lend(ledger, []) } });
  area.update({ sources: { ledger } });
  const element = document.createElement('back-office-catalogue');
  element.sources = { ledger };
  element.addEventListener('navigate', (event) => {
    const { detail } = event;
    if (detail.external) location.assign(detail.path);
  });
  element.addEventListener('error', ({ detail }) => console.log(detail.code));
  element.addEventListener('click', ({ clientX }) => console.log(clientX));
  into.addEventListener('ready', (event) => console.log((event as AreaEventMap['ready']).detail.path));
  window.addEventListener('back-office:error', ({ detail }) => console.log(detail.code));
  return () => area.unmount();
}

export async function showServer(element: AreaElement) {
  const { httpLedger } = await loadArea('reports', 'https://office.example');
  const ledger = httpLedger({ url: 'https://ledger.example', headers: () => ({ Authorization: 'Bearer secret' }) });
  element.sources = { ledger };
  return ledger.subscribe(() => console.log(ledger.problem()?.message));
}
`;

test('a page in TypeScript compiles against the package, and what is wrong is an error where it is written', () => {
  const wrongPage = goodPage
    .replace("theme: 'auto'", "theme: 'blue'")
    .replace("['net-sales']", "['profit']")
    .replace('element.sources = { ledger }', 'element.sources = { ledger: list }')
    .replace('detail.external)', 'detail.outside)')
    .replace("{ url: 'https", "{ address: 'https");
  const [good, wrong, types] = linesWithErrors([goodPage, wrongPage]);
  expect([good, types]).toEqual([[], []]);
  expect(wrong).toEqual(
    ["['profit']", "theme: 'blue'", 'ledger: list', 'detail.outside', 'address:'].map((text) =>
      expect.stringContaining(text),
    ),
  );
});

/** A page without the package, with the types that the build writes at some address. */
function pageOf(module) {
  return goodPage
    .replace('import { loadArea, type', 'import { httpLedger, mount, type')
    .replace('@back-office/embed', module)
    .replace(/.*loadArea\(.*\n/g, '');
}

test('a page compiles against the types beside the built module, and at the address that stays the same', () => {
  const version = join(project, '1.0.0');
  mkdirSync(version);
  writeTypes(version);
  const stable = join(project, stableTypesPath({ name: 'catalogue', contract: '1.4.0' }));
  mkdirSync(dirname(stable), { recursive: true });
  writeFileSync(stable, stableTypes(version));
  for (const module of ['./1.0.0/embed.js', './embed/v1/catalogue.js']) {
    const wrongPage = pageOf(module).replace("theme: 'auto'", "theme: 'blue'");
    expect(linesWithErrors([pageOf(module), wrongPage])).toEqual([[], [expect.stringContaining("theme: 'blue'")], []]);
  }
});

test('the package has every file that it names', () => {
  const named = [...packageJson.files, ...Object.values(packageJson.exports['.'])];
  for (const file of named) expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
});
