import { contractVersion } from '@back-office/shared/contract';
import { chooseRow } from './rows';
import { readRow, type Row } from './row';

function rowWith(more: object): Row {
  const given = {
    name: 'reports',
    version: '1.0.0-a',
    contract: contractVersion,
    container: 'reports_a',
    entry: 'http://localhost/remoteEntry.js',
    routes: ['/transactions'],
    slots: [],
    preload: [],
  };
  const row = readRow({ ...given, ...more }, 'http://localhost/');
  if ('reason' in row) throw new Error(row.reason);
  return row;
}

const choose = (row: Row) => chooseRow('reports', { rows: [row], rejected: [] }, {}, undefined);

test.each([
  ['nothing, as an earlier build says nothing', {}],
  ['what the host has', { needs: { contract: ['useServices'], router: ['Link', 'useRoutes'] } }],
])('a remote runs that needs %s', async (_name, more) => {
  const row = rowWith(more);
  await expect(choose(row)).resolves.toEqual(row);
});

test.each([
  ['an export that this host does not have', { router: ['Link', 'useBlocker', 'useHref'] }, 'useBlocker and useHref'],
  ['a module that this host does not have', { clock: ['useNow'] }, 'useNow'],
])('a remote that needs %s is refused before its code runs', async (_name, needs, missing) => {
  await expect(choose(rowWith({ needs }))).rejects.toThrow(
    `AREA-007: reports 1.0.0-a needs a newer host, which has ${missing} in shared/${Object.keys(needs).join()}`,
  );
});

test('another major of the contract is refused', async () => {
  await expect(choose(rowWith({ contract: '99.0.0' }))).rejects.toThrow(
    `AREA-007: reports was built for contract 99.0.0, the host for ${contractVersion}`,
  );
});
